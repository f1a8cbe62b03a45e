import { IsUUID, Max, Min } from 'class-validator';
import { IsLocalDate, IsLocalTime } from '../../../platform/http/validation/local-time.decorators.js';
import { BookingSessionDto } from './booking-session.dto.js';
import { HasDecimals } from '../../../platform/http/validation/decimals.decorator.js';

export class BookAgainRequestDto extends BookingSessionDto {
  @IsUUID('all', { message: 'Please select a therapist' })
  therapist_id!: string;

  @IsLocalDate()
  booking_date!: string;

  @IsLocalTime()
  booking_time!: string;

  /** The price that the client saw: 409 `price-changed` when it is another one by now. */
  @Max(99_999.99, { message: 'seen_price must be at most 99999.99' })
  @Min(0, { message: 'seen_price must be positive' })
  @HasDecimals(2, { message: 'seen_price must be a number with at most two decimals' })
  seen_price!: number;
}
