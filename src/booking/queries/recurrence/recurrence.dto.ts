import { ApiProperty } from '@nestjs/swagger';
import { BOOKING_STATUSES, type BookingStatus } from '../../domain/booking-status.js';

/** A booking of a series. */
export class RecurringBookingDto {
  id!: string;
  version!: number;
  /** Position in the series, from 1. */
  position!: number;
  /** Weeks since the one before it, as it was booked. */
  weeks!: number;
  @ApiProperty({ enum: BOOKING_STATUSES })
  status!: BookingStatus;
  /** `yyyy-MM-dd`, shop-local. */
  booking_date!: string;
  /** `HH:mm`, shop-local. */
  booking_time!: string;
  therapist_id!: string;
  therapist_name!: string;
}

/** The series of a booking. */
export class RecurrenceDto {
  /** All bookings of the series, cancelled ones too, by date; none where the booking does not repeat. */
  bookings!: RecurringBookingDto[];
}

/** A start with a therapist. */
export class RecurringPlaceDto {
  therapist_id!: string;
  therapist_name!: string;
  /** `yyyy-MM-dd`, shop-local. */
  booking_date!: string;
  /** `HH:mm`, shop-local. */
  booking_time!: string;
}

const RECURRING_REASONS = [
  'past',
  'skipped',
  'closed',
  'no_roster',
  'nobody_free',
  'service_not_given',
  'inactive',
  'not_offered',
  'on_leave',
  'unreadable_hours',
  'not_rostered',
  'outside_shift',
  'taken',
  'fully_booked',
  'no_room',
] as const;

/** A day of a series, and what is free then. */
export class RecurringDayDto {
  /** The booking that would be moved there; null for a new one. */
  booking!: RecurringBookingDto | null;
  /** The wanted day, `yyyy-MM-dd`, shop-local. */
  booking_date!: string;
  /** The wanted start, where it is free; null where it is not. */
  place!: RecurringPlaceDto | null;
  /** Why the wanted start is not free; null where it is. */
  @ApiProperty({ enum: RECURRING_REASONS, nullable: true })
  reason!: (typeof RECURRING_REASONS)[number] | null;
  /** The name of the closure on that day. */
  closure!: string | null;
  /** Starts that could be taken instead, at most two, the best first; empty where the wanted start is free, or nothing is. */
  proposals!: RecurringPlaceDto[];
}

/** The days of a series as they are at this moment. Nothing is kept for it. */
export class RecurrencePreviewDto {
  days!: RecurringDayDto[];
}
