import { describeDay } from './describe-day.js';
import { describeMonth } from './describe-month.js';

it.each([
  ['closed', null, 'Mei', 'Closed'],
  ['closed', 'Christmas Day', 'Mei', 'Closed: Christmas Day'],
  ['day_off', null, 'Mei', 'Mei does not work that day'],
  ['full', null, undefined, 'Fully booked'],
  ['service_not_given', null, 'Mei', "Mei doesn't offer this treatment"],
  ['service_not_given', null, undefined, 'No therapist offers this treatment that day'],
  ['past', null, undefined, 'No more times today'],
  ['beyond_window', null, 'Mei', undefined],
  [null, null, 'Mei', undefined],
] as const)('a day that is %s (%s) for %s: %s', (reason, closure, therapist, said) =>
  expect(describeDay({ reason, closure }, therapist)).toBe(said),
);

it.each([
  [['past', 'full', 'closed'], undefined, 'Nothing is free in December.'],
  [['full', 'day_off', 'beyond_window'], 'Mei', 'Mei has nothing free in December.'],
  [['closed', 'closed'], undefined, 'We are closed in December.'],
  [['past', 'past'], undefined, 'Nothing is free in December.'],
  [['service_not_given', 'day_off'], 'Mei', undefined],
  [['full', null, 'closed'], undefined, undefined],
] as const)('a month of days that are %s for %s: %s', (reasons, therapist, said) =>
  expect(
    describeMonth(
      '2026-12',
      reasons.map((reason) => ({ reason })),
      therapist,
    ),
  ).toBe(said),
);
