import { IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsLocalDate } from '../../../platform/http/validation/local-time.decorators.js';

export class BookingDayQueryDto {
  @IsLocalDate()
  date!: string;
}

export class PendingCountDto {
  count!: number;
}

export class ConfirmBookingDto {
  /** The version that was seen. */
  @IsInt({ message: 'version must be a whole number' })
  version!: number;
}

export class CancelBookingDto {
  @MaxLength(2_000, { message: 'The reason must have at most 2000 characters' })
  @IsString({ message: 'Please give a reason for the cancellation' })
  reason!: string;

  @IsOptional()
  @IsInt({ message: 'version must be a whole number' })
  version?: number;
}
