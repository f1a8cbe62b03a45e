import { IntersectionType } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { PageQueryDto } from '../../../platform/http/validation/page-query.dto.js';
import { BookingFilterDto } from '../../queries/list/booking-filter.dto.js';
import type { BookingFilter } from '../../queries/list/booking-filter.js';

export class BookingListQueryDto extends IntersectionType(BookingFilterDto, PageQueryDto) {
  /** The `previous_cursor` of a page, to read the page before it. */
  @IsUndefinable()
  @MaxLength(200, { message: 'before is too long' })
  @IsString({ message: 'before must be text' })
  before?: string;

  /** `uncovered`: only open bookings from now on that no shift of their therapist covers. */
  @IsUndefinable()
  @IsIn(['uncovered'], { message: 'coverage must be uncovered' })
  coverage?: 'uncovered';
}

/** Converts the query of a list to a filter. @param now the shop's time, by which a booking is late or to come */
export function toListFilter(query: BookingListQueryDto, now: LocalDateTime): BookingFilter {
  return { ...toBookingFilter(query, now), ...(query.coverage && { uncoveredAfter: now }) };
}

/** Converts the query to a filter. @param now the shop's time, by which a booking is late */
export function toBookingFilter(query: BookingFilterDto, now: LocalDateTime): BookingFilter {
  const { status, date, from, to, name, therapist_id, day_state, order } = query;
  const lateness = day_state === 'late' ? { dayState: 'expected' as const, begunBy: now } : { dayState: day_state };
  return { status, date, from, to, name, order, therapistId: therapist_id, ...lateness };
}
