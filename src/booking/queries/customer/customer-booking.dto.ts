import { PickType } from '@nestjs/swagger';
import { BookingDto } from '../booking.dto.js';

/** Where a booking was before it was moved; shop-local. */
export class MovedFromDto {
  /** `yyyy-MM-dd` */
  booking_date!: string;
  /** `HH:mm` */
  booking_time!: string;
  therapist_name!: string;
  /** True for Any Available. */
  is_unassigned!: boolean;
}

/** Addresses that open an online calendar with the appointment filled in. */
export class CalendarLinksDto {
  google!: string;
  outlook!: string;
}

/** One of the treatments that were booked together. */
export class VisitTreatmentDto extends PickType(BookingDto, [
  'status',
  'service_id',
  'service_name',
  'therapist_id',
  'therapist_name',
  'is_unassigned',
  'booking_date',
  'booking_time',
  'booking_duration',
  'total_price',
] as const) {
  booking_id!: string;
  /** Whom it is for: 1 is who booked, 2 who comes along. */
  guest!: number;
}

/** A booking as its client sees it. Its `notes` are the client's own, without a reason for cancelling. */
export class CustomerBookingDto extends BookingDto {
  /** Recorded payments. */
  total_paid!: number;
  /** Until when the client may move or cancel it, shop time, `yyyy-MM-ddTHH:mm`. */
  changeable_until!: string;
  /** Whether the client has followed the link that proves the address. */
  is_email_verified!: boolean;
  /**
   * Until when its time is kept for the client to follow that link, which confirms it; shop time, `yyyy-MM-ddTHH:mm`. Null
   * where the shop has to answer, or has.
   */
  held_until!: string | null;
  /** Where it was before its last move; null where it never was elsewhere. */
  moved_from!: MovedFromDto | null;
  /** It was a request, which the shop has declined. */
  is_declined!: boolean;
  calendar_links!: CalendarLinksDto;
  /** All treatments of its visit, in order, those that were cancelled included; empty where it was made alone. */
  treatments!: VisitTreatmentDto[];
}
