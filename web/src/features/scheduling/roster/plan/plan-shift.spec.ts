import {
  formatPlanHours,
  isTaken,
  type PlanShift,
  toCells,
  toCellWithin,
  toMoved,
  toPainted,
  toStretched,
} from './plan-shift.js';

const axes = { people: ['mei', 'tom'], dates: ['2026-03-02', '2026-03-03', '2026-03-04'] };
const shift = (more: Partial<PlanShift> = {}): PlanShift => ({
  id: 'one',
  version: 3,
  therapist_id: 'mei',
  roster_date: '2026-03-02',
  start_time: '09:00',
  end_time: '17:30',
  shift_hours: '9-17:30',
  shift_type: 'full',
  isDraft: false,
  pattern_id: null,
  isException: false,
  ...more,
});

describe('the plan', () => {
  it('finds the nearest cell of a grid that has become smaller', () => {
    const size = { rows: 2, columns: 7 };
    expect(toCellWithin(size, { row: 1, column: 20 })).toEqual({ row: 1, column: 6 });
    expect(toCellWithin(size, { row: 5, column: -1 })).toEqual({ row: 1, column: 0 });
    expect(toCellWithin(size, { row: 1, column: 3 })).toEqual({ row: 1, column: 3 });
  });

  it('paints every cell between two corners, whichever is first', () => {
    const cells = toCells({ row: 1, column: 2 }, { row: 0, column: 1 });
    expect(cells).toHaveLength(4);
    const hours = { start_time: '09:00', end_time: '13:00', shift_type: 'morning' as const };
    const painted = toPainted(cells, axes, hours, '2026-03-04');
    expect(painted.map(({ therapist_id, roster_date }) => `${therapist_id} ${roster_date}`)).toEqual([
      'mei 2026-03-04',
      'tom 2026-03-04',
    ]);
  });

  it('leaves room in a cell for a shift beside the one that is there', () => {
    const evening = { start_time: '17:30', end_time: '21:00' };
    expect(isTaken([shift()], evening)).toBe(false);
    expect(isTaken([shift()], { ...evening, start_time: '17:00' })).toBe(true);
    expect(isTaken([shift({ start_time: null })], evening)).toBe(true);
  });

  it('moves shifts within its edges', () => {
    expect(toMoved([shift()], axes, { row: 1, column: 2 })).toMatchObject([
      { id: 'one', version: 3, therapist_id: 'tom', roster_date: '2026-03-04' },
    ]);
    expect(toMoved([shift()], axes, { row: -1, column: 0 })).toBeNull();
    expect(toMoved([shift()], axes, { row: 0, column: 3 })).toBeNull();
    expect(toMoved([shift({ start_time: null })], axes, { row: 0, column: 1 })).toBeNull();
  });

  it('stretches a shift between its start and midnight', () => {
    expect(toStretched('09:00', '17:00', 30)).toBe('17:30');
    expect(toStretched('09:00', '17:00', -900)).toBe('09:15');
    expect(toStretched('09:00', '23:30', 90)).toBe('24:00');
  });

  it('writes hours briefly', () => {
    expect([formatPlanHours(shift(), false), formatPlanHours(shift(), true)]).toEqual(['9am-5:30pm', '9-5:30']);
    const unreadable = shift({ start_time: null, end_time: null, shift_hours: 'all day' });
    expect(formatPlanHours(unreadable, false)).toBe('all day');
  });
});
