import { ApiProperty } from '@nestjs/swagger';
import { BOOKING_STATUSES, type BookingStatus } from '../domain/booking-status.js';

/** Which treatment of which visit a booking is. */
export class VisitPlaceDto {
  id!: string;
  /** Whom it is for: 1 is who booked, 2 who comes along. */
  guest!: number;
  /** From 1. */
  part!: number;
  /** So many were booked together. */
  parts!: number;
}

/** What client and shop both see of a booking. */
export class BookingDto {
  id!: string;
  /** Travels with every change: a change of an older version is refused. */
  version!: number;
  @ApiProperty({ enum: BOOKING_STATUSES })
  status!: BookingStatus;
  /** Why it waits for the shop, or `unverified` while it waits for its client; null unless pending. */
  pending_reason!: string | null;
  service_id!: string;
  service_name!: string;
  therapist_id!: string;
  therapist_name!: string;
  /** True for Any Available. */
  is_unassigned!: boolean;
  /** `yyyy-MM-dd`, shop-local. */
  booking_date!: string;
  /** `HH:mm`, shop-local. */
  booking_time!: string;
  /** Minutes. */
  booking_duration!: number;
  client_name!: string;
  client_email!: string | null;
  client_phone!: string;
  notes!: string | null;
  cancellation_reason!: string | null;
  total_price!: number;
  currency!: string;
  /** The client has said that they will come at this time. */
  is_attendance_confirmed!: boolean;
  /** Null where nothing else was booked together with it. */
  visit!: VisitPlaceDto | null;
}
