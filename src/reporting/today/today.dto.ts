import { OfficeBookingDto } from '../../booking/index.js';
import { AsOfDto } from '../freshness/as-of.dto.js';

/** What was earned today, by the prices of bookings; in `currency`. */
export class TakingsDto {
  /** Of completed bookings. */
  done!: number;
  /** Of confirmed bookings. */
  to_come!: number;
  currency!: string;
  /** Currencies in which there are bookings that the amounts leave out. */
  other_currencies!: string[];
}

/** How many of today's bookings have come how far. */
export class ArrivalsDto {
  /** Confirmed, and nobody is here. */
  expected!: number;
  arrived!: number;
  in_service!: number;
  completed!: number;
  no_shows!: number;
}

/** A stretch of a shift from now on that nobody has booked. */
export class GapDto {
  therapist_id!: string;
  therapist_name!: string;

  /** `HH:mm` */
  start_time!: string;

  /** `HH:mm`, 24:00 for midnight. */
  end_time!: string;
  minutes!: number;
}

/** The first bookings of a list, and how many it has. */
export class CountedBookingsDto {
  items!: OfficeBookingDto[];
  total!: number;
}

/** What waits for the shop. */
export class OpenWorkDto {
  /** Requests to come without an answer. */
  requests!: number;
  /** Requests whose time has passed without one. */
  missed_requests!: number;
  /** Clients who have not said that they come. */
  to_call!: number;
  /** Open bookings from now on at which their therapist has no shift. */
  uncovered!: CountedBookingsDto;
  /** Confirmed bookings of earlier days, the latest first. */
  unfinished!: CountedBookingsDto;
  waiting_list!: number;
  /** Mails and texts that were refused for good, or fail and are tried again. */
  failed_messages!: number;
}

/** The shop's day so far, at one minute of its wall clock. */
export class TodayDto {
  /** `yyyy-MM-dd` */
  date!: string;

  /** `HH:mm` */
  time!: string;

  /** Of all shifts, less leave and what is blocked. */
  rostered_minutes!: number;
  /** Of confirmed and completed bookings, with the cleanup behind each. */
  booked_minutes!: number;
  takings!: TakingsDto;
  arrivals!: ArrivalsDto;
  /** Confirmed, begun, and nobody is here: the longest first. */
  late!: OfficeBookingDto[];
  /** Who is expected next. */
  next!: OfficeBookingDto[];
  /** At least as long as the shortest treatment, by their start. */
  gaps!: GapDto[];
  /** Minutes of the shortest treatment. */
  shortest_treatment!: number;
  open_work!: OpenWorkDto;
  /** The bookings that were made last. */
  latest!: OfficeBookingDto[];
  as_of!: AsOfDto;
}
