import fc from 'fast-check';
import { addDays, getWeekday } from '../../kernel/local-time.js';
import { previousPeriod, sameWeeksLastYear } from './compared-periods.js';

it.each([
  ['a day', ['2026-03-01', '2026-03-01'], ['2026-02-28', '2026-02-28']],
  ['a week over the end of daylight saving', ['2026-03-30', '2026-04-05'], ['2026-03-23', '2026-03-29']],
  ['a whole month', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
  ['a whole February of a leap year', ['2028-02-01', '2028-02-29'], ['2028-01-01', '2028-01-31']],
  ['a month so far', ['2026-03-01', '2026-03-10'], ['2026-02-19', '2026-02-28']],
  ['a quarter', ['2026-04-01', '2026-06-30'], ['2026-01-01', '2026-03-31']],
  ['three months that are no quarter', ['2026-05-01', '2026-07-31'], ['2026-01-29', '2026-04-30']],
  ['a year', ['2026-01-01', '2026-12-31'], ['2025-01-01', '2025-12-31']],
])('before %s', (_, [from, to], [previousFrom, previousTo]) =>
  expect(previousPeriod({ from: from!, to: to! })).toEqual({ from: previousFrom, to: previousTo }),
);

it('last year’s weeks begin on the same weekday and are as long', () => {
  const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2022-01-01', days));
  fc.assert(
    fc.property(day, fc.nat({ max: 400 }), (from, length) => {
      const before = sameWeeksLastYear({ from, to: addDays(from, length) });
      expect(getWeekday(before.from)).toBe(getWeekday(from));
      expect(addDays(before.from, length)).toBe(before.to);
    }),
  );
});
