import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { BOOKING_STATUSES, type BookingStatus } from '../../booking/index.js';
import { MAX_AMOUNT } from '../../kernel/money.js';
import { IsEmailAddress } from '../../platform/http/validation/email/email-address.js';
import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { IsVisible } from '../../platform/http/validation/name.decorators.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { PageQueryDto } from '../../platform/http/validation/page-query.dto.js';
import { CollapseWhitespace, TrimToNull } from '../../platform/http/validation/transform.decorators.js';
import { IsStart } from './shop-times.js';

const mustBeName = { message: '$property must be the name of a person' };

export class NewBookingV1Dto {
  @IsUUID('all', mustBeId)
  service_id!: string;

  /** The therapist; left out, the shop chooses one. */
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  therapist_id?: string;

  /** One of the free times. At any other time at which the shop takes bookings it becomes a request. */
  @IsStart()
  starts_at!: string;

  @CollapseWhitespace()
  @MaxLength(100, { message: 'first_name must be at most 100 characters' })
  @IsVisible(mustBeName)
  @IsString(mustBeName)
  @ApiProperty({ example: 'Georgia' })
  first_name!: string;

  @CollapseWhitespace()
  @MaxLength(100, { message: 'last_name must be at most 100 characters' })
  @IsVisible(mustBeName)
  @IsString(mustBeName)
  @ApiProperty({ example: 'Marsh' })
  last_name!: string;

  /** A mobile number of the shop's country. */
  @MaxLength(20, { message: 'client_phone must be at most 20 characters' })
  @IsString({ message: 'client_phone must be a mobile number' })
  @ApiProperty({ example: '0491 570 156' })
  client_phone!: string;

  /** Where the confirmation goes. */
  @TrimToNull()
  @IsOptional()
  @IsEmailAddress('client_email must be an email address')
  client_email?: string | null;

  /** A message of the client to the shop. */
  @TrimToNull()
  @IsOptional()
  @MaxLength(20_000, { message: 'notes must be at most 20000 characters' })
  @IsString({ message: 'notes must be text' })
  notes?: string | null;

  /** The price that the client saw: 409 `price-changed` when it has changed since. Left out, it is not checked. */
  @IsUndefinable()
  @Max(MAX_AMOUNT * 100, { message: 'seen_price_cents is too large' })
  @Min(0, { message: 'seen_price_cents must be positive' })
  @IsInt({ message: 'seen_price_cents must be a whole number of cents' })
  seen_price_cents?: number;
}

export class MoveV1Dto {
  @IsStart()
  starts_at!: string;

  /** The therapist; left out, the booking keeps its own. */
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  therapist_id?: string;
}

export class CancellationV1Dto {
  /** The reason, which the client reads in the mail about it. */
  @TrimToNull()
  @IsOptional()
  @MaxLength(500, { message: 'reason must be at most 500 characters' })
  @IsString({ message: 'reason must be text' })
  reason?: string | null;
}

export class BookingsQueryV1Dto extends PageQueryDto {
  /** First day to be listed, in the shop's zone. */
  @IsUndefinable()
  @IsLocalDate()
  from?: string;

  /** Last day to be listed. */
  @IsUndefinable()
  @IsLocalDate()
  to?: string;

  @IsUndefinable()
  @IsIn(BOOKING_STATUSES, { message: `status must be one of ${BOOKING_STATUSES.join(', ')}` })
  @ApiProperty({ enum: BOOKING_STATUSES, required: false })
  status?: BookingStatus;

  @IsUndefinable()
  @IsUUID('all', mustBeId)
  therapist_id?: string;
}

export class BookingV1Dto {
  id!: string;
  /** Grows with every change; the ETag of the booking has it. */
  version!: number;
  /** `pending` is a request that waits for the shop, or for its client to open a mailed link. */
  @ApiProperty({ enum: BOOKING_STATUSES })
  status!: BookingStatus;
  /** Why it is pending; null when it is not. */
  pending_reason!: string | null;
  service_id!: string;
  service_name!: string;
  /** Null while no therapist is chosen. */
  therapist_id!: string | null;
  therapist_name!: string | null;
  /** With the shop's offset, as all times. */
  starts_at!: string;
  ends_at!: string;
  /** The price in cents of the currency, or whatever its smallest unit is. */
  price_cents!: number;
  currency!: string;
  /** The client; null for a walk-in without address and number, and once erased. */
  client_id!: string | null;
  client_name!: string;
  client_email!: string | null;
  client_phone!: string;
  notes!: string | null;
  cancellation_reason!: string | null;
  /** The same for bookings that were made together; null for one by itself. */
  visit_id!: string | null;
  created_at!: string;
  updated_at!: string;
}

export class BookingsV1Dto {
  /** By start, the earliest first. */
  items!: BookingV1Dto[];
  /** The `cursor` of the next page; null on the last page. */
  next_cursor!: string | null;
}
