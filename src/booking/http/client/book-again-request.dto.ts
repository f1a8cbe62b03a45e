import { IntersectionType } from '@nestjs/swagger';
import { Max, Min } from 'class-validator';
import { BookingSessionDto } from './booking-session.dto.js';
import { ClientSlotFields } from './client-booking.dto.js';
import { HasDecimals } from '../../../platform/http/validation/decimals.decorator.js';

export class BookAgainRequestDto extends IntersectionType(BookingSessionDto, ClientSlotFields) {
  /** The price that the client saw: 409 `price-changed` when it has changed since. */
  @Max(99_999.99, { message: 'seen_price must be at most 99999.99' })
  @Min(0, { message: 'seen_price must be positive' })
  @HasDecimals(2, { message: 'seen_price must be a number with at most two decimals' })
  seen_price!: number;
}
