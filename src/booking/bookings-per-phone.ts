import { DAY_MS } from '../kernel/local-time.js';
import { findMobile } from '../kernel/phone-number.js';
import { Config } from '../platform/config.js';
import { type RateLimit, readBodyField } from '../platform/http/rate-limits/index.js';
import { BookingConfig } from './booking.config.js';

/** Limit of bookings with one phone number, however it is written. */
export const bookingsPerPhone: RateLimit = {
  name: 'booking-phone',
  limit: (get) => get(BookingConfig).BOOKINGS_PER_PHONE_PER_DAY,
  windowMs: DAY_MS,
  getTracker: (request, get) => {
    // Any other text is refused, with a message of its own.
    return findMobile(readBodyField(request, 'client_phone'), get(Config).SHOP_COUNTRY)?.number;
  },
  fieldError: {
    field: 'client_phone',
    message: 'This phone number has been used for too many bookings today. Please call the shop',
  },
};
