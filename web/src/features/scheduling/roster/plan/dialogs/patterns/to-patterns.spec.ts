import type { PlanShift } from '../../plan-shift.js';
import { findReplaced, toPatterns } from './to-patterns.js';

const shift = (roster_date: string, therapist_id = 'mei', isDraft = false): PlanShift => ({
  id: `${therapist_id} ${roster_date}`,
  version: 1,
  therapist_id,
  roster_date,
  start_time: '09:00',
  end_time: '17:00',
  shift_hours: '09:00 - 17:00',
  shift_type: 'full',
  isDraft,
  pattern_id: null,
  isException: false,
});

describe('weeks that are repeated', () => {
  const weeks = { monday: '2026-03-30', weeks: 2, lastDate: null };

  it('are counted from the Monday that is shown, the clocks changing in between or not', () => {
    const shifts = [shift('2026-03-30'), shift('2026-04-05'), shift('2026-04-06'), shift('2026-04-13')];
    const [pattern] = toPatterns(shifts, ['mei', 'tom'], weeks);
    expect(pattern).toMatchObject({ therapist_id: 'mei', weeks: 2, first_date: '2026-03-30', last_date: null });
    expect(pattern!.shifts.map(({ week, weekday }) => `${week} ${weekday}`)).toEqual(['1 1', '1 7', '2 1']);
  });

  it('leave out drafts, and people without a shift', () => {
    expect(toPatterns([shift('2026-03-30', 'mei', true)], ['mei', 'tom'], weeks)).toEqual([]);
  });

  it('take the place of the patterns of the same people', () => {
    const existing = (id: string, therapist_id: string, last_date: string | null) => ({
      id,
      therapist_id,
      therapist_name: therapist_id,
      weeks: 1,
      first_monday: '2026-01-05',
      first_date: '2026-01-05',
      last_date,
      shifts: [],
      version: 2,
    });
    const patterns = [existing('a', 'mei', null), existing('b', 'mei', '2026-02-01'), existing('c', 'tom', null)];
    expect(findReplaced(patterns, toPatterns([shift('2026-03-30')], ['mei'], weeks))).toEqual([
      { id: 'a', version: 2 },
    ]);
  });
});
