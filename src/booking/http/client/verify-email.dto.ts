import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { BOOKING_STATUSES, type BookingStatus } from '../../domain/booking-status.js';

export class VerifyEmailDto {
  @MaxLength(200, { message: 'The verification link is invalid or has expired' })
  @IsString({ message: 'No verification token provided' })
  token!: string;
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
  booking!: VerifiedBookingDto;
}
