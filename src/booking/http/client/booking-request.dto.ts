import { IntersectionType } from '@nestjs/swagger';
import { IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { MAX_AMOUNT } from '../../../kernel/money.js';
import type { Verdict } from '../../../kernel/outcomes/verdict.js';
import { IsLocalDate, IsLocalTime } from '../../../platform/http/validation/local-time.decorators.js';
import { IsVisible } from '../../../platform/http/validation/name.decorators.js';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { CollapseWhitespace } from '../../../platform/http/validation/transform.decorators.js';
import { MAX_PHONE_LENGTH } from '../../domain/client/phone-length.js';
import { CustomerBookingDto } from '../../queries/customer/customer-booking.dto.js';
import { AddOnsFields } from '../add-ons.dto.js';
import { ClientFields } from '../client-fields.dto.js';
import { SeenPolicyFields } from './seen-policy.dto.js';
import { HasDecimals } from '../../../platform/http/validation/decimals.decorator.js';

/** A visitor's booking. Fields that only the server decides (status, price) are ignored. */
export class BookingRequestDto extends IntersectionType(ClientFields, SeenPolicyFields, AddOnsFields) {
  @IsUUID('all', { message: 'Please select both a service and therapist' })
  service_id!: string;

  @IsUUID('all', { message: 'Please select both a service and therapist' })
  therapist_id!: string;

  @IsLocalDate()
  booking_date!: string;

  @IsLocalTime()
  booking_time!: string;

  @CollapseWhitespace()
  @MaxLength(100, { message: 'Name must be less than 100 characters' })
  @IsVisible({ message: 'Name cannot be empty' })
  @IsString({ message: 'Name cannot be empty' })
  first_name!: string;

  @CollapseWhitespace()
  @MaxLength(100, { message: 'Name must be less than 100 characters' })
  @IsVisible({ message: 'Name cannot be empty' })
  @IsString({ message: 'Name cannot be empty' })
  last_name!: string;

  /** A mobile number of the shop's country, which the controller knows. */
  @MaxLength(MAX_PHONE_LENGTH, { message: `Phone number must be less than ${MAX_PHONE_LENGTH} characters` })
  @IsString({ message: 'Phone number must be at least 10 digits' })
  client_phone!: string;

  /** The price that the visitor saw: 409 `price-changed` when it has changed since. Left out, it is not checked. */
  @IsUndefinable()
  @Max(MAX_AMOUNT, { message: `seen_price must be at most ${MAX_AMOUNT}` })
  @Min(0, { message: 'seen_price must be positive' })
  @HasDecimals(2, { message: 'seen_price must be a number with at most two decimals' })
  seen_price?: number;

  /** A field of the form that people do not see: only a program fills it in. */
  @IsUndefinable()
  @MaxLength(0, { message: 'Please leave this field empty' })
  website?: string;
}

export class RequestedBookingDto {
  booking!: CustomerBookingDto;
  /** `available`, or why the booking waits for the shop; `available` also where only its client keeps it waiting. */
  reason!: Verdict;
  /** Token that opens the booking on /booking-success; its holder sees the contact details. */
  session_id!: string;
}

export const toReason = ({ pending_reason, held_until }: CustomerBookingDto) =>
  (held_until ? 'available' : (pending_reason ?? 'available')) as Verdict;
