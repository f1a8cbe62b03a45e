import { ApiProperty } from '@nestjs/swagger';
import type { DayState } from '../domain/booking-status.js';
import { PRICE_KINDS, type PriceKind } from '../domain/price/agreed-price.js';
import { BookingDto } from './booking.dto.js';

/** A price that the shop and the client agreed instead of the list price. */
export class AgreedPriceDto {
  /** The list price of the service. */
  list_price!: number;
  @ApiProperty({ enum: PRICE_KINDS })
  kind!: PriceKind;
  /** The price, the amount off, or the percents off. */
  value!: number;
  /** The reason for it; null once its client was erased. */
  reason!: string | null;
}

/** The deposit that a booking waits for, and holds its slot. */
export class AwaitedDepositDto {
  /** In dollars; of a visit for all of it. */
  amount!: number;
  /** Until when it can be paid: `yyyy-MM-ddTHH:mm`, shop-local. */
  due_at!: string;
}

/** How far a booking is paid with the sale that it is in: all, a part, or all that was given back since. */
const PAYMENT_STATES = ['paid', 'partly_paid', 'given_back'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A booking as the shop sees it. */
export class OfficeBookingDto extends BookingDto {
  /** Whether it is open at a time at which its therapist has no shift: the roster has changed, or never had one. */
  is_uncovered!: boolean;
  /** The day state of the visit; null while nobody is here, and unless it is confirmed. */
  @ApiProperty({ enum: ['arrived', 'in_service'], nullable: true })
  day_state!: Exclude<DayState, 'expected'> | null;
  /** The room in which it is given, or was; null while it holds no room. */
  room_id!: string | null;
  room_name!: string | null;
  /** The agreed price; null where the list price applies. */
  agreed_price!: AgreedPriceDto | null;
  /** How far it is paid; null while nothing is. */
  @ApiProperty({ enum: PAYMENT_STATES, nullable: true })
  payment!: PaymentState | null;
  /** The deposit that confirms it; null where it waits for none. */
  awaited_deposit!: AwaitedDepositDto | null;
  /** The id of the client; null for a walk-in without address and number, and once erased. */
  client_id!: string | null;
  /** The line that everybody who books or treats the client has to know. */
  client_alert!: string | null;
  user_id!: string | null;
  created_at!: string;
  updated_at!: string;
}

/** The first bookings of a list, and the number of all. */
export class CountedBookingsDto {
  items!: OfficeBookingDto[];
  total!: number;
}

export class BookingPageDto {
  items!: OfficeBookingDto[];
  /** The `cursor` of the next page; null on the last page. */
  next_cursor!: string | null;
  /** The `before` of the previous page; null on the first page. */
  previous_cursor!: string | null;
}
