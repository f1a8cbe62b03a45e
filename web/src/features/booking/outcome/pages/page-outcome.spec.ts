import type { CustomerBookingDto } from '../../../../shared/api/generated.js';
import { toPageOutcome } from './page-outcome.js';

const booking = {
  status: 'confirmed',
  held_until: null,
  visit: null,
  therapist_name: 'Mei',
  service_name: 'Swedish',
  booking_date: '2026-03-05',
  booking_time: '10:00',
} as CustomerBookingDto;

it.each([
  ['confirmed', false, 'Mei will see you for Swedish on Thursday, March 5, 2026 at 10:00 AM.'],
  ['confirmed', true, 'Swedish with Mei was booked for Thursday, March 5, 2026 at 10:00 AM.'],
  ['completed', true, 'Swedish with Mei was booked for Thursday, March 5, 2026 at 10:00 AM.'],
  ['no_show', true, 'Swedish with Mei was booked for Thursday, March 5, 2026 at 10:00 AM.'],
] as const)('of one that is %s (begun: %s) the page says: %s', (status, hasStarted, sentence) =>
  expect(toPageOutcome({ ...booking, status }, hasStarted).sentence).toBe(sentence),
);
