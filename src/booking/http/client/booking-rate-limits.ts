import { AUSTRALIAN_MOBILE } from '../../../kernel/phone.js';
import { type RateLimit, readBodyField } from '../../../platform/http/rate-limits/index.js';
import { BookingConfig } from '../../booking.config.js';

const DAY_MS = 24 * 60 * 60_000;

/** Bookings and changes by clients, from one address. */
export const bookingsPerAddress: RateLimit = {
  name: 'booking',
  limit: (get) => get(BookingConfig).BOOKING_RATE_PER_MINUTE,
};

/** Bookings with one phone number, however it is written. */
export const bookingsPerPhone: RateLimit = {
  name: 'booking-phone',
  limit: (get) => get(BookingConfig).BOOKINGS_PER_PHONE_PER_DAY,
  windowMs: DAY_MS,
  getTracker: (request) => {
    const phone = readBodyField(request, 'client_phone').replaceAll(/\D/g, '').replace(/^61/, '0');
    // Validation refuses any other text, with a message of its own.
    return AUSTRALIAN_MOBILE.test(phone) ? phone : undefined;
  },
  fieldError: {
    field: 'client_phone',
    message: 'This phone number has been used for too many bookings today. Please call the shop',
  },
};
