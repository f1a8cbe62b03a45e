import { addDays, daysBetween, formatMinutes, hoursBefore, toMinutes, toMonday } from './local-time.js';

describe('days and hours of the wall clock', () => {
  it('are not moved by daylight saving, leap days or the end of the year', () => {
    expect(hoursBefore({ date: '2026-04-05', time: '14:30' }, 24)).toEqual({ date: '2026-04-04', time: '14:30' });
    expect(hoursBefore({ date: '2026-10-04', time: '14:30' }, 24)).toEqual({ date: '2026-10-03', time: '14:30' });
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 60)).toBe('2027-03-01');
    expect(daysBetween('2026-12-31', '2027-03-01')).toBe(60);
    expect(daysBetween('2026-10-05', '2026-10-04')).toBe(-1);
  });

  it('lies in the week that begins on a Monday', () => {
    expect(toMonday('2027-01-03')).toBe('2026-12-28');
    expect(toMonday('2026-12-28')).toBe('2026-12-28');
  });

  it.each([
    ['00:00', 0],
    ['09:05', 545],
    ['23:59', 1439],
  ])('%s is %i minutes after midnight, and back', (time, minutes) => {
    expect(toMinutes(time)).toBe(minutes);
    expect(formatMinutes(minutes)).toBe(time);
  });
});
