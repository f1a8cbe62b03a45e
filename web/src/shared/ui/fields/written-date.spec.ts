import { findDateProblem, formatDate, parseDate } from './written-date.js';

it('writes a date as people here do', () => expect(formatDate('2026-11-06')).toBe('06/11/2026'));

it.each([
  ['26/11/2026', '2026-11-26'],
  [' 6/1/2026 ', '2026-01-06'],
  ['6.1.2026', '2026-01-06'],
  ['2026-12-17', '2026-12-17'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2027', undefined],
  ['31/02/2026', undefined],
  ['26/13/2026', undefined],
  ['6/12/26', undefined],
  ['26/11', undefined],
  ['', undefined],
])('reads %p as %p', (text, date) => expect(parseDate(text)).toBe(date));

it.each([
  ['29/02/2027', {}, /^“29\/02\/2027” is not a date\./],
  ['6/12/26', {}, /^“6\/12\/26” is not a date\./],
  ['5/12/2026', { first: '2026-12-06' }, /^Choose 06\/12\/2026 or a later day\.$/],
  ['5/12/2026', { last: '2026-12-04' }, /^Choose 04\/12\/2026 or an earlier day\.$/],
])('says why %p is not taken', (text, limits, problem) => expect(findDateProblem(text, limits)).toMatch(problem));

it('takes the first and the last day', () => {
  const limits = { first: '2026-12-05', last: '2026-12-05' };
  expect(findDateProblem('5/12/2026', limits)).toBeUndefined();
  expect(findDateProblem('4/12/2026', { ...limits, kept: '2026-12-04' })).toBeUndefined();
});
