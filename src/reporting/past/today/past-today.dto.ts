import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { MomentDto } from '../../../booking/index.js';
import { OpenWorkDto, TodayDto } from '../../today/today.dto.js';
import { PastListedBookingDto } from '../past-lists.dto.js';

/** The first bookings of a list, and the number of all. */
export class PastCountedBookingsDto {
  items!: PastListedBookingDto[];
  total!: number;
}

/** The open work of the shop at that moment. */
export class PastOpenWorkDto extends PickType(OpenWorkDto, ['requests', 'missed_requests', 'waiting_list'] as const) {
  /** Open bookings from then on that no shift of their therapist covered. */
  uncovered!: PastCountedBookingsDto;
  /** Confirmed bookings of earlier days, latest first. */
  unfinished!: PastCountedBookingsDto;
}

/** The figures of a moment's day as they were then. Gaps are measured by the shortest current treatment. */
export class PastTodayDto extends IntersectionType(
  MomentDto,
  OmitType(TodayDto, ['late', 'next', 'open_work', 'latest', 'as_of'] as const),
) {
  /** Confirmed bookings that had begun before anybody arrived, longest delay first. */
  late!: PastListedBookingDto[];
  /** The bookings expected next. */
  next!: PastListedBookingDto[];
  open_work!: PastOpenWorkDto;
  /** The bookings that had been made last. */
  latest!: PastListedBookingDto[];
}
