import { Type } from 'class-transformer';
import { IsInt, Min } from 'class-validator';

/** What the environment may set for bookings, with its default. */
export class BookingConfig {
  /** Bookings, and changes by clients, per minute and address. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  BOOKING_RATE_PER_MINUTE = 100;

  /** Bookings by clients per day and phone number, those that were refused included. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  BOOKINGS_PER_PHONE_PER_DAY = 20;
}
