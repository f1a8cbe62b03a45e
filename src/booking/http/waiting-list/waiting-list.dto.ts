import { IntersectionType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { mustBeId } from '../../../platform/http/validation/messages.js';
import { IsEmailAddress } from '../../../platform/http/validation/email/email-address.js';
import { IsLocalDate } from '../../../platform/http/validation/local-time.decorators.js';
import { NewOfficeBookingDto, SlotFields } from '../back-office/booking-editor.dto.js';
import { BookingRequestDto } from '../client/booking-request.dto.js';
import { DepositChoiceFields } from '../deposit-choice.dto.js';
import { SeenPolicyFields } from '../client/seen-policy.dto.js';
import { WaitingWindowDto } from '../../waiting-list/queries/waiting-entry.dto.js';
import { IsListOf } from '../../../platform/http/validation/list-of.decorator.js';

export const MAX_WAITING_WINDOWS = 5;

class WaitingFields {
  @IsUUID('all', { message: 'Please select a service' })
  service_id!: string;

  /** The therapist; null for anybody who gives the service. */
  @IsOptional()
  @IsUUID('all', mustBeId)
  therapist_id?: string | null;

  /** Windows of start times that would suit, in shop time. */
  @ArrayMaxSize(MAX_WAITING_WINDOWS, { message: `Please choose at most ${MAX_WAITING_WINDOWS} times` })
  @ArrayMinSize(1, { message: 'Please choose a day' })
  @IsListOf(() => WaitingWindowDto, 'windows must be a list')
  windows!: WaitingWindowDto[];
}

/** The treatment and times that a visitor waits for, and how to reach them. */
export class JoinWaitingListDto extends IntersectionType(
  PickType(BookingRequestDto, ['first_name', 'last_name', 'client_phone', 'website']),
  WaitingFields,
) {
  /** Address to which offers are sent. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsEmailAddress('Please enter a valid email address: we will email you when a time opens up')
  client_email!: string;
}

/** The entry that the office makes for somebody who rang. */
export class OfficeJoinWaitingListDto extends IntersectionType(
  PickType(NewOfficeBookingDto, ['client_id', 'client_name', 'client_phone', 'client_email']),
  WaitingFields,
) {}

export class WaitingTokenDto {
  @MaxLength(200, { message: 'token is too long' })
  @IsString({ message: 'token must be text' })
  token!: string;

  /** The booking of the offer that is answered, as the client saw it; left out: whatever is on offer. */
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  booking_id?: string;
}

/** The answer that accepts an offer. */
export class AcceptedOfferDto extends IntersectionType(
  WaitingTokenDto,
  PickType(SeenPolicyFields, ['seen_policy', 'seen_deposit'] as const),
) {}

export class WaitingListQueryDto {
  /** A day, to list only entries that a start on it would suit. */
  @IsUndefinable()
  @IsLocalDate()
  date?: string;
}

/** A treatment and a range of a day's starts that somebody at the desk asks for. */
export class WaitingOpeningsQueryDto extends IntersectionType(
  PickType(WaitingFields, ['service_id', 'therapist_id']),
  WaitingWindowDto,
) {}

export class WaitingSlotDto extends SlotFields {}

export class WaitingBookingDto extends IntersectionType(SlotFields, DepositChoiceFields) {}
