import { OmitType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsBoolean, IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import { mustBeBoolean, mustBeId } from '../../../platform/http/validation/messages.js';
import { IsLocalDate, IsLocalTime } from '../../../platform/http/validation/local-time.decorators.js';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { VersionDto } from '../../../platform/http/validation/version.dto.js';
import { MAX_VISIT_PARTS } from '../../domain/visits/plan-visit.js';
import { CustomerBookingDto } from '../../queries/customer/customer-booking.dto.js';
import { AddOnsFields } from '../add-ons.dto.js';
import { NewOfficeBookingDto } from '../back-office/booking-editor.dto.js';
import { BookingSessionDto } from '../client/booking-session.dto.js';
import { BookingRequestDto } from '../client/booking-request.dto.js';
import { IsListOf } from '../../../platform/http/validation/list-of.decorator.js';
import { IsVersion } from '../../../platform/http/validation/version.dto.js';

const required = { message: 'Please select both a service and therapist' };
const tooMany = { message: `A visit has at most ${MAX_VISIT_PARTS} treatments` };

/** A treatment of a visit. */
export class VisitPartDto extends AddOnsFields {
  @IsUUID('all', required)
  service_id!: string;

  @IsUUID('all', required)
  therapist_id!: string;

  /**
   * The guest: 1 is who books, 2 who comes along. All begin together; the treatments of one guest follow one another.
   */
  @IsUndefinable()
  @IsIn([1, 2], { message: 'guest must be 1 or 2' })
  guest: number = 1;
}

export class NewOfficeVisitDto extends OmitType(NewOfficeBookingDto, [
  'service_id',
  'therapist_id',
  'add_ons',
  'booking_duration',
  'price_kind',
  'price_value',
  'price_reason',
] as const) {
  @ArrayMaxSize(MAX_VISIT_PARTS, tooMany)
  @ArrayMinSize(2, { message: 'A visit has at least two treatments' })
  @IsListOf(() => VisitPartDto, 'parts must be a list of treatments')
  parts!: VisitPartDto[];
}

/** A visitor's visit. `seen_price` is the total. */
export class VisitRequestDto extends OmitType(BookingRequestDto, ['service_id', 'therapist_id', 'add_ons'] as const) {
  @ArrayMaxSize(MAX_VISIT_PARTS, tooMany)
  @ArrayMinSize(2, { message: 'A visit has at least two treatments' })
  @IsListOf(() => VisitPartDto, 'parts must be a list of treatments')
  parts!: VisitPartDto[];
}

export class RequestedVisitDto {
  /** The first booking of the visit. */
  booking!: CustomerBookingDto;
  /** Token that opens the visit on /booking-success; its holder sees the contact details. */
  session_id!: string;
}

/** A booking of a visit with the version that was shown. */
class SeenPartDto extends VersionDto {
  @IsUUID('all', mustBeId)
  id!: string;
}

class MovedPartDto extends SeenPartDto {
  /** The therapist who gives it from now on. */
  @IsUUID('all', { message: 'Please select a therapist' })
  therapist_id!: string;
}

export class MoveVisitDto {
  /** The date on which the visit begins. */
  @IsLocalDate()
  booking_date!: string;

  @IsLocalTime()
  booking_time!: string;

  /** All open bookings of the visit. */
  @ArrayMaxSize(MAX_VISIT_PARTS, tooMany)
  @IsListOf(() => MovedPartDto, 'bookings must be a list')
  bookings!: MovedPartDto[];

  /** Whether the client is mailed about it; the shop always is. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  notify_client?: boolean;
}

export class CancelVisitDto {
  @MaxLength(2_000, { message: 'The reason must have at most 2000 characters' })
  @IsString({ message: 'Please give a reason for the cancellation' })
  reason!: string;

  /** All open bookings of the visit. */
  @ArrayMaxSize(MAX_VISIT_PARTS, tooMany)
  @IsListOf(() => SeenPartDto, 'bookings must be a list')
  bookings!: SeenPartDto[];

  /** Whether the client is mailed about it; the shop always is. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  notify_client?: boolean;

  /** Whether the client wants it, who then gets back of a deposit what the policy says; else all of it goes back. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  by_client?: boolean;
}

class OwnPartDto {
  @IsUUID('all', mustBeId)
  booking_id!: string;

  @IsUUID('all', { message: 'Please select a therapist' })
  therapist_id!: string;
}

export class OwnVisitMoveDto extends BookingSessionDto {
  /** The version of the booking whose page is open; a change of an older one is refused. */
  @IsVersion()
  version!: number;

  @IsLocalDate()
  booking_date!: string;

  @IsLocalTime()
  booking_time!: string;

  /** The new therapists of treatments; those that are left out keep theirs. */
  @IsUndefinable()
  @ArrayMaxSize(MAX_VISIT_PARTS, tooMany)
  @IsListOf(() => OwnPartDto, 'therapists must be a list')
  therapists: OwnPartDto[] = [];
}
