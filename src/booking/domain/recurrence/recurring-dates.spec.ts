import { addDays, getWeekday } from '../../../kernel/local-time.js';
import { isRecurringDate, listRecurringDates } from './recurring-dates.js';

const refusalOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return (error as { field: string }).field;
  }
  return undefined;
};

describe('the days of a series', () => {
  it('are as many as were asked for, the first one included', () => {
    expect(listRecurringDates('2026-03-03', { weeks: 2, count: 4 })).toEqual([
      '2026-03-03',
      '2026-03-17',
      '2026-03-31',
      '2026-04-14',
    ]);
  });

  it('end with the last day, or before it', () => {
    expect(listRecurringDates('2026-03-03', { weeks: 1, until: '2026-03-17' })).toHaveLength(3);
    expect(listRecurringDates('2026-03-03', { weeks: 1, until: '2026-03-16' })).toHaveLength(2);
  });

  it.each([
    ['when clocks go forward and back', '2026-02-24', 12],
    ['at the end of a year', '2026-12-08', 1],
    ['around a leap day', '2028-02-08', 1],
  ])('keep their weekday %s', (_, first, weeks) => {
    const dates = listRecurringDates(first, { weeks, count: 8 });
    expect(dates.map(getWeekday)).toEqual(dates.map(() => getWeekday(first)));
    expect(dates.at(-1)).toBe(addDays(first, 7 * 7 * weeks));
  });

  it('go on in the next year', () =>
    expect(listRecurringDates('2026-12-22', { weeks: 1, count: 3 })).toEqual([
      '2026-12-22',
      '2026-12-29',
      '2027-01-05',
    ]));

  it.each([
    [{ weeks: 1 }, 'count'],
    [{ weeks: 1, count: 2, until: '2026-04-01' }, 'count'],
    [{ weeks: 2, until: '2026-03-16' }, 'until'],
    [{ weeks: 1, until: '2026-09-01' }, 'until'],
  ])('are refused for %j, on %s', (repetition, field) =>
    expect(refusalOf(() => listRecurringDates('2026-03-03', repetition))).toBe(field),
  );

  it('take the longest series that one request may make', () =>
    expect(listRecurringDates('2026-03-03', { weeks: 1, until: '2026-08-31' })).toHaveLength(26));
});

it.each([
  ['2026-03-03', true],
  ['2026-03-17', true],
  ['2026-03-10', false],
  ['2026-03-18', false],
  ['2026-02-17', false],
  ['2027-02-16', true],
  ['2027-03-02', false],
])('%s is a day of the series every two weeks: %s', (date, isOne) =>
  expect(isRecurringDate('2026-03-03', 2, date)).toBe(isOne),
);
