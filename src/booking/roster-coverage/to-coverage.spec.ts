import { ShopDay } from '../../platform/clock/shop-day.js';
import { type DaySpan, toCoverage as toCoverageOf } from './to-coverage.js';

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
const toCoverage = (spans: readonly DaySpan[], zone = 'Australia/Sydney') =>
  toCoverageOf(spans, (date) => new ShopDay(date, zone));
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

  describe('on a day on which the clock changes', () => {
    const all = (kind: DaySpan['kind'], start: number, end: number, date: string) => span(kind, start, end, { date });
    const minutesOf = (coverage: ReturnType<typeof toCoverage>) =>
      Object.fromEntries(
        coverage.hours.map(({ hour: each, rostered, booked, free }) => [each, [rostered, booked, free]]),
      );

    it.each([
      ['Europe/Berlin', '2026-10-25', 2],
      ['America/New_York', '2026-11-01', 1],
    ])('given a shift over the hour that comes twice in %s, then counts it twice', (zone, date, twice) => {
      const shift = all('shift', 0, 12.5, date);
      // 90 minutes from the first half past on: until the end of the second hour, with a cleanup of 15.
      const start = twice + 0.5;
      const booking = { ...all('booking', start, start + 1.5, date), busyUntil: (start + 1.5) * 60 + 15 };
      const coverage = toCoverage([shift, booking], zone);
      expect(coverage.weeks).toMatchObject([{ rostered_minutes: 810, booked_minutes: 90 }]);
      expect(minutesOf(coverage)).toMatchObject({
        0: [60, 0, 60],
        [twice]: [120, 90, 30],
        [twice + 1]: [60, 0, 45],
        12: [30, 0, 30],
      });
      expect(coverage.bookings).toMatchObject([{ is_uncovered: false }]);
      const sum = (field: 'rostered' | 'booked') => coverage.hours.reduce((minutes, each) => minutes + each[field], 0);
      expect([sum('rostered'), sum('booked')]).toEqual([810, 90]);
    });

    it.each([
      ['Europe/Berlin', '2026-03-29'],
      ['America/New_York', '2026-03-08'],
    ])('given a shift over the hour that does not exist in %s, then leaves it out', (zone, date) => {
      const shift = all('shift', 0, 13.5, date);
      const booking = { ...all('booking', 1.5, 2.5, date), busyUntil: 165 };
      const coverage = toCoverage([shift, booking], zone);
      expect(coverage.weeks).toMatchObject([{ rostered_minutes: 750, booked_minutes: 60 }]);
      expect(minutesOf(coverage)).toMatchObject({ 1: [60, 30, 30], 3: [60, 30, 15], 4: [60, 0, 60] });
      expect(minutesOf(coverage)).not.toHaveProperty('2');
    });

    it('given leave of the whole day, then nobody is rostered in either hour', () => {
      const date = '2026-10-25';
      const coverage = toCoverage([all('shift', 0, 6, date), all('leave', 0, 24, date)], 'Europe/Berlin');
      expect([coverage.weeks, coverage.hours]).toMatchObject([[{ rostered_minutes: 0 }], []]);
    });
  });
});
