import { DAY_MS, HOUR_MS } from '../../../kernel/local-time.js';
import { type RateLimit, readBodyField } from '../../../platform/http/rate-limits/index.js';
import { BookingConfig } from '../../booking.config.js';
import { BookingLinkService } from '../../booking-link.service.js';

/** Limit of bookings and changes by clients from one address. */
export const bookingsPerAddress: RateLimit = {
  name: 'booking',
  limit: (get) => get(BookingConfig).BOOKING_RATE_PER_MINUTE,
};

/** Limit of mails with a link to verify the address of one booking, which any holder of a link to it can ask for. */
export const verificationMailsPerBooking: RateLimit = {
  name: 'verification-mail',
  limit: 3,
  windowMs: HOUR_MS,
  getTracker: findBooking,
};

/** Limit of repeated bookings by the holder of one booking's link, who is not asked for a phone number. */
export const bookingsAgain: RateLimit = {
  name: 'booking-again',
  limit: (get) => get(BookingConfig).BOOKINGS_PER_PHONE_PER_DAY,
  windowMs: DAY_MS,
  getTracker: findBooking,
};

/**
 * Returns the booking of a link, because one token can be written in many ways. Without a valid token the request is
 * refused anyway, and not counted.
 */
function findBooking(...[request, get]: Parameters<NonNullable<RateLimit['getTracker']>>): string | undefined {
  const links = get(BookingLinkService);
  const id = links.readSessionToken(readBodyField(request, 'sessionId'));
  return id ?? links.readVerificationToken(readBodyField(request, 'token'))?.id;
}

/** Limit of searches for the next day with room for a visit from one address: each looks at weeks of days. */
export const visitSearchesPerAddress: RateLimit = { name: 'visit-searches', limit: 60 };

/** Limit of requests for mailed links from one network address. */
export const bookingLinksPerAddress: RateLimit = { name: 'booking-links', limit: 20 };
