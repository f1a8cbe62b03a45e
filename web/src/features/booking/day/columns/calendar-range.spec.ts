import { carryInto, listDates, toRange, turnPage } from './calendar-range.js';

describe('the range of the calendar', () => {
  it('is a day, three days, or the week from Monday', () => {
    expect(toRange('2026-11-29', 'day')).toEqual({ from: '2026-11-29', to: '2026-11-29' });
    expect(toRange('2026-11-29', '3-days')).toEqual({ from: '2026-11-29', to: '2026-12-01' });
    expect(toRange('2026-11-29', 'week')).toEqual({ from: '2026-11-23', to: '2026-11-29' });
    expect(listDates(toRange('2026-11-30', 'week'))).toHaveLength(7);
  });

  it('turns by its length', () => {
    expect(turnPage('2026-11-30', 'day', 1)).toBe('2026-12-01');
    expect(turnPage('2026-11-30', '3-days', 1)).toBe('2026-12-03');
    expect(turnPage('2026-12-03', 'week', -1)).toBe('2026-11-26');
  });

  it('carries a booking to the same weekday, or to the day that is shown', () => {
    const week = toRange('2026-12-03', 'week');
    expect(carryInto('2026-12-01', week)).toBe('2026-12-01');
    expect(carryInto('2026-11-26', week)).toBe('2026-12-03');
    expect(carryInto('2026-11-26', toRange('2026-12-05', 'day'))).toBe('2026-12-05');
  });
});
