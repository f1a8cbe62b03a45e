import { toCents } from '../../../kernel/money.js';
import type { BookingRequestInput } from '../../commands/client/request-booking.js';
import type { BookingRequestDto } from './booking-request.dto.js';
import { requireMobile } from '../../require-mobile.js';
import { toSeenTerms } from './seen-policy.dto.js';

/** Converts a visitor's form to a request for its treatments. @param country of numbers without a country code */
export function toBookingRequest(
  form: Omit<BookingRequestDto, 'service_id' | 'therapist_id' | 'add_ons'>,
  parts: BookingRequestInput['parts'],
  country: Parameters<typeof requireMobile>[1],
): BookingRequestInput {
  return {
    date: form.booking_date,
    time: form.booking_time,
    parts,
    client: {
      firstName: form.first_name,
      lastName: form.last_name,
      phone: requireMobile(form.client_phone, country),
      email: form.client_email ?? null,
      notes: form.notes ?? null,
    },
    ...(form.seen_price !== undefined && { seenCents: toCents(form.seen_price) }),
    ...toSeenTerms(form),
  };
}
