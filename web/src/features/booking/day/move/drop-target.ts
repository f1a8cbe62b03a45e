import type { OfficeBookingDto } from '../../../../shared/api/generated.js';

/** A start in a therapist's column. */
export interface Place {
  therapistId: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm` */
  time: string;
}

/** The place that a booking would move to, and its minutes there. */
export interface DropTarget extends Place {
  minutes: number;
}

export const toDropTarget = (booking: OfficeBookingDto): DropTarget => ({
  therapistId: booking.therapist_id,
  date: booking.booking_date,
  time: booking.booking_time,
  minutes: booking.booking_duration,
});

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.therapistId === other.therapistId && one.date === other.date && one.time === other.time;

export const isSameTarget = (one: DropTarget, other: DropTarget): boolean =>
  isSamePlace(one, other) && one.minutes === other.minutes;
