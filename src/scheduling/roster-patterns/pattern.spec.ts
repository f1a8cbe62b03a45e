import { getPatternWeek, type PatternShift, toPatternDays } from './pattern.js';

const shift = (week: number, weekday: number, start_time = '09:00', end_time = '17:00'): PatternShift => ({
  week,
  weekday,
  start_time,
  end_time,
  shift_type: 'custom',
});
const pattern = (part: Partial<Parameters<typeof toPatternDays>[0]> = {}) => ({
  weeks: 1,
  firstMonday: '2026-03-02',
  firstDate: '2026-03-02',
  lastDate: null,
  shifts: [shift(1, 1), shift(1, 3)],
  ...part,
});
const dates = (part: Partial<Parameters<typeof toPatternDays>[0]>, from: string, to: string) =>
  toPatternDays(pattern(part), from, to).map(({ date }) => date);

describe('the days that a pattern makes', () => {
  it('come again every week', () => {
    expect(dates({}, '2026-03-02', '2026-03-15')).toEqual(['2026-03-02', '2026-03-04', '2026-03-09', '2026-03-11']);
  });

  it('begin with its first day and end with its last one', () => {
    const part = { firstDate: '2026-03-03', lastDate: '2026-03-11' };
    expect(dates(part, '2026-02-01', '2026-04-30')).toEqual(['2026-03-04', '2026-03-09', '2026-03-11']);
    expect(dates({ lastDate: '2026-03-01' }, '2026-02-01', '2026-04-30')).toEqual([]);
  });

  it('take the weeks in turn, counted from its first Monday whatever the day it begins on', () => {
    const shifts = [shift(1, 1), shift(2, 2), shift(3, 3)];
    const part = { weeks: 3, shifts, firstDate: '2026-03-09' };
    expect(dates(part, '2026-03-02', '2026-03-29')).toEqual(['2026-03-10', '2026-03-18', '2026-03-23']);
    expect(getPatternWeek({ weeks: 3, firstMonday: '2026-03-02' }, '2026-03-01')).toBe(3);
    expect(getPatternWeek({ weeks: 4, firstMonday: '2026-03-02' }, '2026-02-02')).toBe(1);
  });

  it('hold several spells', () => {
    const shifts = [shift(1, 5, '09:00', '12:00'), shift(1, 5, '15:00', '19:00')];
    expect(toPatternDays(pattern({ shifts }), '2026-03-06', '2026-03-06').map(({ start_time }) => start_time)).toEqual([
      '09:00',
      '15:00',
    ]);
  });

  it('are every Sunday too in weeks in which the clocks go forward or back', () => {
    const shifts = [shift(1, 7, '01:00', '04:00')];
    expect(dates({ shifts }, '2026-03-25', '2026-04-12')).toEqual(['2026-03-29', '2026-04-05', '2026-04-12']);
    expect(dates({ shifts, firstMonday: '2026-09-28' }, '2026-10-01', '2026-11-02')).toEqual([
      '2026-10-04',
      '2026-10-11',
      '2026-10-18',
      '2026-10-25',
      '2026-11-01',
    ]);
  });

  it('cross a year and a leap day', () => {
    expect(dates({ shifts: [shift(1, 2)] }, '2028-02-22', '2028-03-07')).toEqual([
      '2028-02-22',
      '2028-02-29',
      '2028-03-07',
    ]);
    expect(dates({ weeks: 2, shifts: [shift(2, 4)] }, '2026-12-20', '2027-01-15')).toEqual([
      '2026-12-31',
      '2027-01-14',
    ]);
  });
});
