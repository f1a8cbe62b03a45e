import { ApiProperty } from '@nestjs/swagger';
import { BOOKING_STATUSES, type BookingStatus } from '../domain/booking-status.js';

/** The visit of a treatment, and its place in it. */
export class VisitPlaceDto {
  id!: string;
  /** The guest: 1 is who booked, 2 who comes along. */
  guest!: number;
  /** Position in the visit, from 1. */
  part!: number;
  /** Number of treatments that were booked together. */
  parts!: number;
}

/** An add-on of a booking, as it was when it was booked. */
export class BookedAddOnDto {
  id!: string;
  name!: string;
  /** Minutes, of the length of the booking. */
  minutes!: number;
  /** Dollars, of the list price of the booking. */
  price!: number;
}

/** The fields of a booking that client and shop both see. */
export class BookingDto {
  id!: string;
  /** The version, sent along with every change: a change of an older version is refused. */
  version!: number;
  @ApiProperty({ enum: BOOKING_STATUSES })
  status!: BookingStatus;
  /** The reason for which it waits for the shop, or `unverified` or `unpaid` while it waits for its client, `deposit_lapsed` where the deposit of a request was not paid; null unless pending. */
  pending_reason!: string | null;
  service_id!: string;
  /** The treatment with its add-ons: `Swedish Massage + Hot stones`. */
  service_name!: string;
  /** The add-ons, which are part of its length and price. */
  add_ons!: BookedAddOnDto[];
  therapist_id!: string;
  therapist_name!: string;
  /** True for Any Available. */
  is_unassigned!: boolean;
  /** `yyyy-MM-dd`, shop-local. */
  booking_date!: string;
  /** `HH:mm`, shop-local. */
  booking_time!: string;
  /** Length in minutes. */
  booking_duration!: number;
  client_name!: string;
  client_email!: string | null;
  client_phone!: string;
  notes!: string | null;
  cancellation_reason!: string | null;
  total_price!: number;
  currency!: string;
  /** Whether the client has said that they will come at this time. */
  is_attendance_confirmed!: boolean;
  /** Its place in a visit; null where nothing else was booked together with it. */
  visit!: VisitPlaceDto | null;
}
