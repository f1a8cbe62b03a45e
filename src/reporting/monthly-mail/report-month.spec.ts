import { getReportMoment, toLastEndedMonth, toMonth } from './report-month.js';

it.each([
  ['2026-04-01', '06:59', '2026-02-01'],
  ['2026-04-01', '07:00', '2026-03-01'],
  ['2026-04-30', '23:59', '2026-03-01'],
  ['2026-05-01', '00:00', '2026-03-01'],
  ['2027-01-01', '06:59', '2026-11-01'],
  ['2027-01-01', '07:00', '2026-12-01'],
  ['2028-03-01', '07:00', '2028-02-01'],
])('on %s at %s the report of the month from %s on is there', (date, time, month) =>
  expect(toLastEndedMonth({ date, time })).toBe(month),
);

it.each([
  ['2028-02-01', '2028-02-29', '2028-03-01T06:59'],
  ['2026-02-01', '2026-02-28', '2026-03-01T06:59'],
  ['2026-12-01', '2026-12-31', '2027-01-01T06:59'],
])('the month from %s ends on %s and is read as of %s', (first, last, asOf) => {
  expect(toMonth(first)).toEqual({ from: first, to: last });
  expect(getReportMoment(first)).toBe(asOf);
});
