import { PickType } from '@nestjs/swagger';
import { CancellationPolicyDto } from '../../../catalog/index.js';
import { BookingDto } from '../booking.dto.js';

/** The appointment before a booking was moved; shop-local. */
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
  /** The guest: 1 is who booked, 2 who comes along. */
  guest!: number;
}

/** A receipt of a booking, as its client may open it. */
export class CustomerReceiptDto {
  number!: number;
  /** Opens the page of the receipt. */
  token!: string;
}

/** A booking as its client sees it. Its `notes` are the client's own, without a reason for cancelling. */
export class CustomerBookingDto extends BookingDto {
  /** Recorded payments, in dollars. */
  total_paid!: number;
  /** Money still to be paid for it with its visit, in dollars; nothing of a bill that was paid, whatever was given back of it. */
  total_due!: number;
  /** The receipts of its visit, without those of voided sales. */
  receipts!: CustomerReceiptDto[];
  /** The deadline until which the client may move or cancel it, shop time, `yyyy-MM-ddTHH:mm`. */
  changeable_until!: string;
  /** The policy under which it was made. */
  cancellation_policy!: CancellationPolicyDto;
  /** The deposit that confirms it, in dollars; null where none was due. */
  deposit!: number | null;
  /** Whether the client has followed the link that proves the address. */
  is_email_verified!: boolean;
  /**
   * The end of the hold, until which the client can follow that link, or pay the deposit, to confirm it; shop time, `yyyy-MM-ddTHH:mm`. Null
   * where the shop has to answer, or has.
   */
  held_until!: string | null;
  /** The appointment before its last move; null where it was never moved. */
  moved_from!: MovedFromDto | null;
  /** Whether it was a request that the shop has declined. */
  is_declined!: boolean;
  /** Whether a reminder has asked the client to say that they will come at this time. */
  is_asked_to_come!: boolean;
  calendar_links!: CalendarLinksDto;
  /** All treatments of its visit, in order, cancelled ones included; empty where it was made alone. */
  treatments!: VisitTreatmentDto[];
}
