import { describeDay } from './describe-day.js';

it.each([
  ['closed', null, 'Mei', 'Closed'],
  ['closed', 'Christmas Day', 'Mei', 'Closed: Christmas Day'],
  ['day_off', null, 'Mei', 'Mei does not work that day'],
  ['full', null, undefined, 'Fully booked'],
  ['service_not_given', null, 'Mei', 'Mei does not give this treatment'],
  ['service_not_given', null, undefined, 'Nobody gives this treatment that day'],
  ['past', null, undefined, 'No more times today'],
  ['beyond_window', null, 'Mei', undefined],
  [null, null, 'Mei', undefined],
] as const)('a day that is %s (%s) for %s: %s', (reason, closure, therapist, said) =>
  expect(describeDay({ reason, closure }, therapist)).toBe(said),
);
