import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { IsUndefinable } from '../../../../platform/http/validation/optional.decorators.js';
import { BOOKING_STATUSES, type BookingStatus } from '../../../domain/booking-status.js';

export class VerifyEmailDto {
  @MaxLength(200, { message: 'The verification link is invalid or has expired' })
  @IsString({ message: 'No verification token provided' })
  token!: string;
}

/**
 * The booking that the mail is about, by the token of its private link or of a verification link, expired ones
 * included.
 */
export class VerificationMailDto {
  @IsUndefinable()
  @MaxLength(200, { message: 'sessionId is too long' })
  @IsString({ message: 'sessionId must be text' })
  sessionId?: string;

  @IsUndefinable()
  @MaxLength(200, { message: 'token is too long' })
  @IsString({ message: 'token must be text' })
  token?: string;
}

export class VerifiedBookingDto {
  service_name!: string;
  therapist_name!: string;
  booking_date!: string;
  booking_time!: string;
  @ApiProperty({ enum: BOOKING_STATUSES })
  status!: BookingStatus;
}

export class VerifiedEmailDto {
  /** Whether the address was verified before. */
  is_already_verified!: boolean;
  booking!: VerifiedBookingDto;
}
