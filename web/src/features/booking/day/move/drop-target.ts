import type { OfficeBookingDto } from '../../../../shared/api/generated.js';

/** Where a booking would go. */
export interface DropTarget {
  therapistId: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm` */
  time: string;
}

export const toDropTarget = (booking: OfficeBookingDto): DropTarget => ({
  therapistId: booking.therapist_id,
  date: booking.booking_date,
  time: booking.booking_time,
});

export const isSameTarget = (one: DropTarget, other: DropTarget): boolean =>
  one.therapistId === other.therapistId && one.date === other.date && one.time === other.time;
