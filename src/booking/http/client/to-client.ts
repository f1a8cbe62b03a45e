import type { Client } from '../../domain/booking-details.js';
import type { BookingRequestDto } from './booking-request.dto.js';
import { requireMobile } from './require-mobile.js';

type ClientForm = Pick<BookingRequestDto, 'first_name' | 'last_name' | 'client_phone' | 'client_email' | 'notes'>;

/** Converts a visitor's form to a client. @param country the country of numbers without a country code */
export function toClient(form: ClientForm, country: Parameters<typeof requireMobile>[1]): Client {
  return {
    firstName: form.first_name,
    lastName: form.last_name,
    phone: requireMobile(form.client_phone, country),
    email: form.client_email ?? null,
    notes: form.notes ?? null,
  };
}
