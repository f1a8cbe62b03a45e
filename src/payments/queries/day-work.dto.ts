import { CountedBookingsDto } from '../../booking/index.js';

/** The work before an accounting day is closed. */
export class DayWorkDto {
  /** Confirmed bookings of the day, by their time. */
  unfinished!: CountedBookingsDto;
  /** Completed bookings of the day that are not paid. */
  unpaid!: CountedBookingsDto;
  /** The cash that stayed in the last drawer before, in dollars; null where none was closed. */
  left!: number | null;
}
