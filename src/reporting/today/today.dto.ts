import { CountedBookingsDto, OfficeBookingDto } from '../../booking/index.js';
import { DueDisputesDto, MoneyTotalsDto } from '../../payments/index.js';
import { AsOfDto } from '../freshness/as-of.dto.js';

/** Prices of today's bookings, in `currency`. */
export class BookedValueDto {
  /** Amount of completed bookings. */
  done!: number;
  /** Amount of confirmed bookings. */
  to_come!: number;
  currency!: string;
  /** Currencies in which there are bookings that the amounts leave out. */
  other_currencies!: string[];
}

/** Numbers of today's bookings by their progress. */
export class ArrivalsDto {
  /** Number of confirmed bookings whose client has not arrived. */
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

  /** Start of the gap, `HH:mm`. */
  start_time!: string;

  /** End of the gap, `HH:mm`; 24:00 for midnight. */
  end_time!: string;
  minutes!: number;
}

/** Open work that the shop's people have to do. */
export class OpenWorkDto {
  /** Number of requests to come without an answer. */
  requests!: number;
  /** Number of requests whose time has passed without an answer. */
  missed_requests!: number;
  /** Number of requests for leave that nobody has decided. */
  leave_requests!: number;
  /** Number of clients who have not confirmed that they come. */
  to_call!: number;
  /** Open bookings from now on that no shift of their therapist covers. */
  uncovered!: CountedBookingsDto;
  /** Confirmed bookings of earlier days, latest first. */
  unfinished!: CountedBookingsDto;
  /** Completed bookings of the last 30 days that are not paid, by date and time: those of the latest. */
  unpaid!: CountedBookingsDto;
  /** Disputed payments for which the shop still has to answer the client's bank. */
  disputes!: DueDisputesDto;
  waiting_list!: number;
  /** Number of mails and texts that were refused for good, or fail and are retried. */
  failed_messages!: number;
}

/** The shop's day so far, at one minute of its wall clock. */
export class TodayDto {
  /** The day, `yyyy-MM-dd`. */
  date!: string;

  /** The minute, `HH:mm`. */
  time!: string;

  /** Minutes of all shifts, less leave and blocks. */
  rostered_minutes!: number;
  /** Minutes of confirmed and completed bookings, including the cleanup. */
  booked_minutes!: number;
  /** The money that was taken today. */
  paid!: MoneyTotalsDto;
  booked_value!: BookedValueDto;
  arrivals!: ArrivalsDto;
  /** Confirmed bookings that have begun before anybody arrived, longest delay first. */
  late!: OfficeBookingDto[];
  /** The bookings expected next: all that are still to come, at most 50. */
  next!: OfficeBookingDto[];
  /** Gaps at least as long as the shortest treatment, by their start. */
  gaps!: GapDto[];
  /** Minutes of the shortest treatment. */
  shortest_treatment!: number;
  open_work!: OpenWorkDto;
  /** The bookings that were made last. */
  latest!: OfficeBookingDto[];
  as_of!: AsOfDto;
}
