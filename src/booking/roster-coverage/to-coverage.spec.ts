import { type DaySpan, toCoverage } from './to-coverage.js';

let made = 0;
const span = (kind: DaySpan['kind'], start: number, end: number, more: Partial<DaySpan> = {}): DaySpan => ({
  kind,
  id: `${kind} ${(made += 1)}`,
  therapistId: 'mei',
  therapistName: 'Mei',
  date: '2026-03-04',
  start: start * 60,
  end: end * 60,
  busyUntil: 0,
  ...more,
});
const hour = (coverage: ReturnType<typeof toCoverage>, wanted: number) =>
  coverage.hours.find(({ hour: each }) => each === wanted);

describe('coverage', () => {
  it('given a shift and a booking with its cleanup, then tells what of each hour is free', () => {
    const coverage = toCoverage([span('shift', 9, 11), span('booking', 9.5, 10.5, { busyUntil: 645 })]);
    expect(hour(coverage, 9)).toMatchObject({ rostered: 60, booked: 30, free: 30 });
    expect(hour(coverage, 10)).toMatchObject({ rostered: 60, booked: 30, free: 15, is_uncovered: false });
    expect(coverage.weeks).toEqual([
      { therapist_id: 'mei', therapist_name: 'Mei', week: '2026-03-02', rostered_minutes: 120, booked_minutes: 60 },
    ]);
  });

  it('given two shifts that overlap, then counts the hours once', () => {
    const coverage = toCoverage([span('shift', 9, 12), span('shift', 11, 13)]);
    expect(coverage.weeks[0]?.rostered_minutes).toBe(240);
    expect(hour(coverage, 11)?.rostered).toBe(60);
  });

  it('given a block, then nothing of it is free, and it stays rostered', () => {
    expect(hour(toCoverage([span('shift', 9, 10), span('block', 9, 9.5)]), 9)).toMatchObject({
      rostered: 60,
      free: 30,
    });
  });

  it('given leave, then nobody is rostered for it, and bookings in it are uncovered', () => {
    const coverage = toCoverage([span('shift', 9, 12), span('leave', 10, 11), span('booking', 9.5, 10.5)]);
    expect(coverage.weeks[0]?.rostered_minutes).toBe(120);
    expect(hour(coverage, 10)).toMatchObject({ rostered: 0, booked: 30, free: 0, is_uncovered: true });
  });

  it('given several people, then adds them up by hour and keeps them apart by week', () => {
    const tom = { therapistId: 'tom', therapistName: 'Tom' };
    const coverage = toCoverage([
      span('shift', 9, 10),
      span('shift', 9, 10, tom),
      span('shift', 9, 10, { ...tom, date: '2026-03-09' }),
    ]);
    expect(coverage.hours.map(({ date, rostered }) => [date, rostered])).toEqual([
      ['2026-03-04', 120],
      ['2026-03-09', 60],
    ]);
    expect(coverage.weeks.map(({ therapist_name, week }) => [therapist_name, week])).toEqual([
      ['Mei', '2026-03-02'],
      ['Tom', '2026-03-02'],
      ['Tom', '2026-03-09'],
    ]);
  });

  it('given a booking that begins outside the shifts, then names it and its hours', () => {
    const coverage = toCoverage([span('shift', 9, 10), span('booking', 9, 10), span('booking', 10, 11.5)]);
    expect(coverage.bookings.map(({ start_time, is_uncovered }) => [start_time, is_uncovered])).toEqual([
      ['09:00', false],
      ['10:00', true],
    ]);
    expect(coverage.hours.map(({ hour: each, is_uncovered }) => [each, is_uncovered])).toEqual([
      [9, false],
      [10, true],
      [11, true],
    ]);
  });

  it('given a booking past the end of its shift or of the day, then it is covered, and ends at midnight', () => {
    const coverage = toCoverage([span('shift', 22, 23.5), span('booking', 23, 24.5)]);
    expect(coverage.bookings).toMatchObject([{ end_time: '24:00', is_uncovered: false }]);
    expect(hour(coverage, 23)).toMatchObject({ rostered: 30, booked: 60 });
  });
});
