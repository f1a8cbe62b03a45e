import { IsString, MaxLength } from 'class-validator';

export class OwnCalendarAddressDto {
  /** The secret address of a calendar: one of the internet that begins with https:// or webcal://. */
  @MaxLength(2000, { message: 'The address must be at most 2000 characters' })
  @IsString({ message: 'Please enter an address that begins with https:// or webcal://' })
  url!: string;
}

/** An open booking that lies in a busy time. */
export class BookingInBusyTimeDto {
  id!: string;

  /** The day, `yyyy-MM-dd`. */
  date!: string;

  /** Start time, `HH:mm`. */
  time!: string;
}

/** A therapist's own calendar, of which only busy times are read. */
export class OwnCalendarDto {
  is_connected!: boolean;

  /** The server that has it; null without one, and for the desk. */
  host!: string | null;

  /** The last four characters of its address; null where `host` is. */
  ending!: string | null;

  /** Time of the last reading that succeeded, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`; null before the first. */
  read_at_local!: string | null;

  /** Time since which it cannot be read, `yyyy-MM-ddTHH:mm:ss`; null while it can. */
  failing_since_local!: string | null;

  /** The reason why it cannot be read, in words that end the sentence `The address …`; null while it can. */
  failure!: string | null;

  /** Number of busy times from today on, each within one day. */
  busy_times!: number;

  /** Open bookings that lie in busy times: they stay as they are. The earliest first. */
  bookings!: BookingInBusyTimeDto[];
}
