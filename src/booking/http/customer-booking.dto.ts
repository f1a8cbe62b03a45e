import { IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { IsLocalDate, IsLocalTime } from '../../platform/http/local-values.js';
import { SingleSpaced } from '../../platform/http/trimmed.js';
import { CustomerBookingDto } from '../queries/customer-booking.dto.js';
import { ClientFields, visible } from './client-fields.dto.js';

/** An Australian mobile number, spaces aside. */
const australianMobile = /^\s*(\+\s*6\s*1|0)\s*4(\s*\d){8}\s*$/;

/** A visitor's booking. What only the server decides (status, price) is ignored. */
export class BookingRequestDto extends ClientFields {
  @IsUUID('all', { message: 'Please select both a service and therapist' })
  service_id!: string;

  @IsUUID('all', { message: 'Please select both a service and therapist' })
  therapist_id!: string;

  @IsLocalDate()
  booking_date!: string;

  @IsLocalTime()
  booking_time!: string;

  @SingleSpaced()
  @Matches(visible, { message: 'Name cannot be empty' })
  @MaxLength(100, { message: 'Name must be less than 100 characters' })
  @IsString({ message: 'Name cannot be empty' })
  first_name!: string;

  @SingleSpaced()
  @Matches(visible, { message: 'Name cannot be empty' })
  @MaxLength(100, { message: 'Name must be less than 100 characters' })
  @IsString({ message: 'Name cannot be empty' })
  last_name!: string;

  @IsString({ message: 'Phone number must be at least 10 digits' })
  @MaxLength(20, { message: 'Phone number must be less than 20 characters' })
  @Matches(australianMobile, {
    message: 'Please enter a valid Australian mobile number (e.g., 04xxxxxxxx or +614xxxxxxxx)',
  })
  client_phone!: string;

  /** Nobody sees this field of the form: who fills it in is a program. */
  @IsOptional()
  @MaxLength(0, { message: 'Please leave this field empty' })
  website?: string;
}

export class RequestedBookingDto {
  booking!: CustomerBookingDto;
  /** `available`, or why the booking waits for the shop. */
  reason!: 'available' | 'unassigned' | 'not_rostered' | 'time_conflict' | 'fully_booked' | 'error';
  /** Opens the booking on /booking-success; whoever holds it sees the contact details. */
  session_id!: string;
}

export class BookingSessionDto {
  @MaxLength(200, { message: 'sessionId is too long' })
  @IsString({ message: 'sessionId must be text' })
  sessionId!: string;
}

export class CompletedBookingDto {
  booking!: CustomerBookingDto;
}

export class MailStateDto {
  state!: 'none' | 'queued' | 'sent' | 'failing';
}

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
  status!: 'pending' | 'confirmed' | 'completed' | 'cancelled';
}

export class VerifiedEmailDto {
  booking!: VerifiedBookingDto;
}
