import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { MomentDto } from '../../../booking/index.js';
import { OpenWorkDto, TodayDto } from '../../today/today.dto.js';
import { PastListedBookingDto } from '../past-lists.dto.js';

/** The first bookings of a list, and how many it had. */
export class PastCountedBookingsDto {
  items!: PastListedBookingDto[];
  total!: number;
}

/** What waited for the shop. */
export class PastOpenWorkDto extends PickType(OpenWorkDto, ['requests', 'missed_requests', 'waiting_list'] as const) {
  /** Open bookings from then on at which their therapist had no shift. */
  uncovered!: PastCountedBookingsDto;
  /** Confirmed bookings of earlier days, the latest first. */
  unfinished!: PastCountedBookingsDto;
}

/** How the day of a moment had gone by then. Gaps are measured by the shortest treatment of now. */
export class PastTodayDto extends IntersectionType(
  MomentDto,
  OmitType(TodayDto, ['late', 'next', 'open_work', 'latest', 'as_of'] as const),
) {
  /** Confirmed, begun, and nobody was here: the longest first. */
  late!: PastListedBookingDto[];
  /** Who was expected next. */
  next!: PastListedBookingDto[];
  open_work!: PastOpenWorkDto;
  /** The bookings that had been made last. */
  latest!: PastListedBookingDto[];
}
