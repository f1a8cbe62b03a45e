import { ApiProperty } from '@nestjs/swagger';
import type { DayState } from '../domain/booking-status.js';
import { PRICE_KINDS, type PriceKind } from '../domain/price/agreed-price.js';
import { BookingDto } from './booking.dto.js';

/** How the shop and the client came to a price that is not the one on the list. */
export class AgreedPriceDto {
  /** What the service costs everybody else. */
  list_price!: number;
  @ApiProperty({ enum: PRICE_KINDS })
  kind!: PriceKind;
  /** The price, the amount that is off, or the percents that are. */
  value!: number;
  /** Null once its person was erased. */
  reason!: string | null;
}

/** A booking as the shop sees it. */
export class OfficeBookingDto extends BookingDto {
  /** An open booking at a time at which its therapist has no shift: the roster has changed, or never had one. */
  is_uncovered!: boolean;
  /** How far the visit has come; null while nobody is here, and unless it is confirmed. */
  @ApiProperty({ enum: ['arrived', 'in_service'], nullable: true })
  day_state!: Exclude<DayState, 'expected'> | null;
  /** Where it is given, or was; null while it holds no room. */
  room_id!: string | null;
  room_name!: string | null;
  /** Null where it is the list price. */
  agreed_price!: AgreedPriceDto | null;
  /** One line that whoever books or treats the client has to know. */
  client_alert!: string | null;
  user_id!: string | null;
  created_at!: string;
  updated_at!: string;
}

export class BookingPageDto {
  items!: OfficeBookingDto[];
  /** Ask for the page behind this one with it as `cursor`; null on the last page. */
  next_cursor!: string | null;
  /** Ask for the page before this one with it as `before`; null on the first page. */
  previous_cursor!: string | null;
}
