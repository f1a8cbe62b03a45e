import { IntersectionType } from '@nestjs/swagger';
import { Max, Min } from 'class-validator';
import { MAX_AMOUNT } from '../../../kernel/money.js';
import { BookingSessionDto } from './booking-session.dto.js';
import { ClientSlotFields } from './client-booking.dto.js';
import { SeenPolicyFields } from './seen-policy.dto.js';
import { HasDecimals } from '../../../platform/http/validation/decimals.decorator.js';

export class BookAgainRequestDto extends IntersectionType(BookingSessionDto, ClientSlotFields, SeenPolicyFields) {
  /** The price that the client saw: 409 `price-changed` when it has changed since. */
  @Max(MAX_AMOUNT, { message: `seen_price must be at most ${MAX_AMOUNT}` })
  @Min(0, { message: 'seen_price must be positive' })
  @HasDecimals(2, { message: 'seen_price must be a number with at most two decimals' })
  seen_price!: number;
}
