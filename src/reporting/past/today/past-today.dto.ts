import { MomentDto } from '../../../booking/index.js';
import { ArrivalsDto, GapDto, TakingsDto } from '../../today/today.dto.js';
import { PastListedBookingDto } from '../past-lists.dto.js';

/** The first bookings of a list, and how many it had. */
export class PastCountedBookingsDto {
  items!: PastListedBookingDto[];
  total!: number;
}

/** What waited for the shop. */
export class PastOpenWorkDto {
  /** Requests to come without an answer. */
  requests!: number;
  /** Requests whose time had passed without one. */
  missed_requests!: number;
  /** Open bookings from then on at which their therapist had no shift. */
  uncovered!: PastCountedBookingsDto;
  /** Confirmed bookings of earlier days, the latest first. */
  unfinished!: PastCountedBookingsDto;
  waiting_list!: number;
}

/** How the day of a moment had gone by then. */
export class PastTodayDto extends MomentDto {
  /** `yyyy-MM-dd` */
  date!: string;

  /** `HH:mm` */
  time!: string;

  /** Of all shifts, less leave and what was blocked. */
  rostered_minutes!: number;
  /** Of confirmed and completed bookings, with the cleanup behind each. */
  booked_minutes!: number;
  takings!: TakingsDto;
  arrivals!: ArrivalsDto;
  /** Confirmed, begun, and nobody was here: the longest first. */
  late!: PastListedBookingDto[];
  /** Who was expected next. */
  next!: PastListedBookingDto[];
  /** At least as long as the shortest treatment of now, by their start. */
  gaps!: GapDto[];
  /** Minutes of the shortest treatment of now. */
  shortest_treatment!: number;
  open_work!: PastOpenWorkDto;
  /** The bookings that had been made last. */
  latest!: PastListedBookingDto[];
}
