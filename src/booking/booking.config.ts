import { HIGHEST_LIMIT, IsWholeNumber } from '../platform/variable-rules.js';

/** What the environment may set for bookings, with its default. */
export class BookingConfig {
  /** Bookings, and changes by clients, per minute and address. */
  @IsWholeNumber(1, HIGHEST_LIMIT)
  BOOKING_RATE_PER_MINUTE = 100;

  /** Bookings by clients per day and phone number, those that were refused included. */
  @IsWholeNumber(1, HIGHEST_LIMIT)
  BOOKINGS_PER_PHONE_PER_DAY = 20;
}
