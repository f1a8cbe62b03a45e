import type { CustomerBookingDto } from '../../../../shared/api/generated.js';
import { isOver } from '../booking-outcome.js';
import { toPageOutcome } from './page-outcome.js';

const booking = {
  status: 'confirmed',
  held_until: null,
  visit: null,
  therapist_name: 'Mei',
  service_name: 'Swedish',
  booking_date: '2026-03-05',
  booking_time: '10:00',
  booking_duration: 60,
} as CustomerBookingDto;

it.each([
  ['confirmed', false, 'Mei will see you for Swedish on Thursday, March 5, 2026 at 10:00 AM.'],
  ['confirmed', true, 'Swedish with Mei was booked for Thursday, March 5, 2026 at 10:00 AM.'],
  ['completed', true, 'Swedish with Mei was booked for Thursday, March 5, 2026 at 10:00 AM.'],
  ['no_show', true, 'Swedish with Mei was booked for Thursday, March 5, 2026 at 10:00 AM.'],
] as const)('of one that is %s (begun: %s) the page says: %s', (status, hasStarted, sentence) =>
  expect(toPageOutcome({ ...booking, status }, hasStarted).sentence).toBe(sentence),
);

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
