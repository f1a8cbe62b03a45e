import fc from 'fast-check';
import { addDays } from '../../kernel/local-time.js';
import { toDateBuckets } from './date-buckets.js';

const formatBuckets = (from: string, to: string) =>
  toDateBuckets(from, to).map(({ grain, first, last }) => `${grain} ${first} ${last}`);

describe('days as whole units', () => {
  it('a year that ends within a month is quarters, the months beside them, then weeks, then days', () => {
    expect(formatBuckets('2025-11-21', '2026-11-20')).toEqual([
      'day 2025-11-21 2025-11-23',
      'week 2025-11-24 2025-11-30',
      'month 2025-12-01 2025-12-31',
      'quarter 2026-01-01 2026-09-30',
      'month 2026-10-01 2026-10-31',
      'day 2026-11-01 2026-11-01',
      'week 2026-11-02 2026-11-15',
      'day 2026-11-16 2026-11-20',
    ]);
  });

  it.each([
    ['2026-03-03', '2026-03-03', ['day 2026-03-03 2026-03-03']],
    ['2026-02-01', '2026-02-28', ['month 2026-02-01 2026-02-28']],
    ['2026-03-02', '2026-03-08', ['week 2026-03-02 2026-03-08']],
    ['9999-12-31', '9999-12-31', ['day 9999-12-31 9999-12-31']],
    ['2026-03-03', '2026-03-02', []],
  ])('%s to %s', (from, to, expected) => expect(formatBuckets(from, to)).toEqual(expected));

  it('every day is in exactly one of them', () => {
    const day = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2023-12-20', days));
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [from, to] = [one, other].sort() as [string, string];
        const runs = toDateBuckets(from, to);
        expect(runs.map(({ first }) => first)).toEqual([
          from,
          ...runs.slice(0, -1).map(({ last }) => addDays(last, 1)),
        ]);
        expect(runs.at(-1)?.last).toBe(to);
      }),
    );
  });
});
