import { addNextWeeks, dateForKey, formatMonths, toWeeks } from './month.js';

describe('weeksOf', () => {
  it('starts weeks on Sunday and leaves the neighbouring months out', () => {
    const weeks = toWeeks('2026-12');
    expect(weeks[0]).toEqual([null, null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05']);
    expect(weeks.at(-1)).toEqual(['2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null]);
  });

  it('counts every day once over a change of the clocks and in a leap year', () => {
    expect(toWeeks('2026-10').flat().filter(Boolean)).toHaveLength(31);
    expect(toWeeks('2028-02').flat().filter(Boolean)).toHaveLength(29);
  });
});

it('starts weeks on Monday where asked, for the keys too', () => {
  expect(toWeeks('2026-12', 'monday')[0]).toEqual([null, ...toWeeks('2026-12')[0]!.slice(2), '2026-12-06']);
  expect(dateForKey('Home', '2026-12-06', 'monday')).toBe('2026-11-30');
  expect(dateForKey('End', '2026-11-30', 'monday')).toBe('2026-12-06');
});

describe('dateByKey', () => {
  it.each([
    ['ArrowLeft', '2026-11-30'],
    ['ArrowRight', '2026-12-02'],
    ['ArrowUp', '2026-11-24'],
    ['ArrowDown', '2026-12-08'],
    ['Home', '2026-11-29'],
    ['End', '2026-12-05'],
    ['PageUp', '2026-11-01'],
    ['PageDown', '2027-01-01'],
    ['Enter', undefined],
  ])('%s leads from December 1 to %s', (key, date) => expect(dateForKey(key, '2026-12-01')).toBe(date));
});

describe('a month that is nearly over', () => {
  const weeksFrom = (first: string) =>
    addNextWeeks(toWeeks(first.slice(0, 7)), first.slice(0, 7), { first }).filter((week) =>
      week.some((date) => date && date >= first),
    );

  it.each([
    ['2026-11-29', '2026-12-19'],
    ['2026-11-28', '2026-12-12'],
    ['2026-10-31', '2026-11-14'],
    ['2026-11-18', '2026-12-05'],
    ['2027-01-30', '2027-02-13'],
  ])('shows three whole weeks on %s, to %s', (first, last) => {
    const weeks = weeksFrom(first);
    expect(weeks).toHaveLength(3);
    expect(weeks.flat().at(-1)).toBe(last);
    const days = weeks.flat();
    expect(new Set(days).size).toBe(21);
    expect(days.slice(days.indexOf(first))).not.toContain(null);
  });

  it('stays as it is with three whole weeks to choose from, and where it is not the first one', () => {
    const weeks = toWeeks('2026-11');
    expect(addNextWeeks(weeks, '2026-11', { first: '2026-11-14' })).toBe(weeks);
    expect(addNextWeeks(weeks, '2026-11', { first: '2026-10-30' })).toBe(weeks);
  });

  it('is named with the next one', () => {
    expect(formatMonths('2026-11', '2026-12')).toBe('November – December 2026');
    expect(formatMonths('2026-12', '2027-01')).toBe('December 2026 – January 2027');
    expect(formatMonths('2026-11', '2026-11')).toBe('November 2026');
  });
});
