import type { CustomerBookingDto } from '../../../shared/api/generated.js';
import { toWaitOutcome } from './wait-outcome.js';

const booking = {
  ...{
    status: 'confirmed',
    held_until: null,
    visit: null,
    is_declined: false,
    treatments: [],
    cancellation_reason: null,
  },
  ...{ therapist_name: 'Mei', service_name: 'Swedish', client_email: null },
  ...{ booking_date: '2026-03-05', booking_time: '10:00', booking_duration: 60 },
} as unknown as CustomerBookingDto;
const before = { date: '2026-03-04', time: '09:00' };
const after = { date: '2026-03-05', time: '12:00' };

it.each([
  ['confirmed', before, 'You are booked'],
  ['cancelled', before, 'Booking Cancelled'],
  ['pending', before, 'Booking Request Received'],
  ['confirmed', after, 'Your Appointment Is Over'],
  ['completed', after, 'Thank You for Coming'],
] as const)('the waiting link of a booking that is %s at %j says: %s', (status, now, title) =>
  expect(toWaitOutcome({ ...booking, status }, now).title).toBe(title),
);
