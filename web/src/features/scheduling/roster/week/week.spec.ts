import { parseDay, formatWeek, weekStatistics } from './week.js';

const shift = (roster_date: string, therapist_id: string) => ({ roster_date, therapist_id });

describe('the week of the roster', () => {
  it('counts its own shifts, whoever has one, and the days with any', () => {
    const entries = [
      shift('2026-11-15', 'mei'),
      shift('2026-11-16', 'mei'),
      shift('2026-11-16', 'tom'),
      shift('2026-11-18', 'mei'),
      shift('2026-11-22', 'mei'),
      shift('2026-11-23', 'linh'),
    ];
    expect(weekStatistics(entries, '2026-11-19')).toEqual({ shifts: 4, therapists: 2, coverage: 43 });
    expect(weekStatistics([], '2026-11-19')).toEqual({ shifts: 0, therapists: 0, coverage: 0 });
  });

  it('is named by its first and last day', () => {
    expect(formatWeek('2026-11-16')).toBe('Nov 16 – 22, 2026');
    expect(formatWeek('2026-11-30')).toBe('Nov 30 – Dec 6, 2026');
  });

  it('is read from an address only when that holds a day', () => {
    expect(parseDay('2026-11-16')).toBe('2026-11-16');
    expect(parseDay('2026-02-30')).toBeUndefined();
    expect(parseDay('soon')).toBeUndefined();
    expect(parseDay(null)).toBeUndefined();
  });
});
