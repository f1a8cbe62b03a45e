import type { CustomerBookingDto } from '../../../../shared/api/generated.js';
import { isOver } from '../booking-outcome.js';
import { toPageOutcome } from './page-outcome.js';

const booking = {
  status: 'confirmed',
  held_until: null,
  visit: null,
  treatments: [] as CustomerBookingDto['treatments'],
  therapist_name: 'Mei',
  service_name: 'Swedish',
  booking_date: '2026-03-05',
  booking_time: '10:00',
  booking_duration: 60,
} as CustomerBookingDto;

const before = { date: '2026-03-04', time: '09:00' };
const begun = { date: '2026-03-05', time: '10:30' };
const after = { date: '2026-03-05', time: '11:00' };
const begunSentence = 'Swedish with Mei was booked for Thursday, March 5, 2026 at 10:00 AM.';

it.each([
  ['confirmed', before, 'Booking Confirmed', 'Mei will see you for Swedish on Thursday, March 5, 2026 at 10:00 AM.'],
  ['confirmed', begun, 'Your Appointment Has Begun', begunSentence],
  ['confirmed', after, 'Your Appointment Is Over', begunSentence],
  ['completed', after, 'Thank You for Coming', begunSentence],
  ['no_show', after, 'Missed Appointment', begunSentence],
  ['pending', before, 'Booking Request Received', expect.stringContaining('We still need to confirm')],
  ['pending', after, 'This Time Has Passed', expect.stringContaining('did not confirm')],
] as const)('of one that is %s at %j the page says: %s', (status, now, title, sentence) =>
  expect(toPageOutcome({ ...booking, status }, now)).toMatchObject({ title, sentence }),
);

it('promises a held time until the hold ends, and not from then on', () => {
  const held = { ...booking, status: 'pending', held_until: '2026-03-04T09:15' } as const;
  expect(toPageOutcome(held, before).title).toBe('Open the Link in Your Email');
  expect(toPageOutcome(held, { ...before, time: '09:15' }).title).toBe('Too Late for This Time');
});

it('says of a request whose deposit was not paid that its time is free again', () => {
  const lapsed = { ...booking, status: 'pending', pending_reason: 'deposit_lapsed' } as const;
  expect(toPageOutcome(lapsed, before).title).toBe('This Time Is No Longer Held');
  expect(toPageOutcome(lapsed, after).title).toBe('This Time Has Passed');
});

it.each([
  ['2026-03-05', '10:59', false],
  ['2026-03-05', '11:00', true],
  ['2026-03-06', '09:00', true],
])('on %s at %s it is over: %p', (date, time, over) => expect(isOver(booking, { date, time })).toBe(over));

it('is not over while the time is unknown', () => expect(isOver(booking, undefined)).toBe(false));

it('ends on the next day when it begins late', () => {
  const late = { ...booking, booking_time: '23:30' };
  expect(isOver(late, { date: '2026-03-05', time: '23:59' })).toBe(false);
  expect(isOver(late, { date: '2026-03-06', time: '00:30' })).toBe(true);
});

it('a visit ends with its last treatment', () => {
  const parts = ['10:00', '11:00'].map((booking_time) => ({ ...booking, booking_time }));
  const visit = { ...booking, treatments: parts } as unknown as CustomerBookingDto;
  expect(isOver(visit, { date: '2026-03-05', time: '11:30' })).toBe(false);
  expect(isOver(visit, { date: '2026-03-05', time: '12:00' })).toBe(true);
});
