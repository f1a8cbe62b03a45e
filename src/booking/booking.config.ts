import { HIGHEST_LIMIT, IsWholeNumber } from '../platform/variable-rules.js';

/** Settings of the environment for bookings, with their defaults. */
export class BookingConfig {
  /** Number of bookings, and of changes by clients, that one address may make in a minute. */
  @IsWholeNumber(1, HIGHEST_LIMIT)
  BOOKING_RATE_PER_MINUTE = 100;

  /** Number of bookings that clients may make with one phone number in a day. Attempts that did not become one do not count. */
  @IsWholeNumber(1, HIGHEST_LIMIT)
  BOOKINGS_PER_PHONE_PER_DAY = 20;
}
