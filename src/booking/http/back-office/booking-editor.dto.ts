import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import {
  ArrayMaxSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { mustBeBoolean, mustBeId } from '../../../platform/http/validation/messages.js';
import { IsLocalDate, IsLocalTime } from '../../../platform/http/validation/local-time.decorators.js';
import { IsVisible } from '../../../platform/http/validation/name.decorators.js';
import { CollapseWhitespace } from '../../../platform/http/validation/transform.decorators.js';
import { VersionDto } from '../../../platform/http/validation/version.dto.js';
import type { OfficeBookingDto } from '../../queries/office-booking.dto.js';
import { AddOnsFields } from '../add-ons.dto.js';
import { ChosenClientFields, ClientFields } from '../client-fields.dto.js';
import { DepositChoiceFields } from '../deposit-choice.dto.js';
import { PriceFields } from './price-fields.dto.js';
import {
  BOOKING_STATUSES,
  DAY_STATES,
  OPEN_STATUSES,
  type BookingStatus,
  type OpenStatus,
} from '../../domain/booking-status.js';
import { IsListOf } from '../../../platform/http/validation/list-of.decorator.js';
import { LONG_PHONE, MAX_PHONE_LENGTH, MIN_PHONE_LENGTH, SHORT_PHONE } from '../../domain/client/phone-length.js';

const required = { message: 'Please fill in all required fields' };

export class SlotFields {
  @IsUUID('all', required)
  therapist_id!: string;

  @IsLocalDate()
  booking_date!: string;

  @IsLocalTime()
  booking_time!: string;
}

class LengthFields {
  /** Length in minutes; left out: the current one; for a new booking that of the treatment. */
  @IsUndefinable()
  @Max(1_440, { message: 'The length must be at most 1440 minutes' })
  @Min(5, { message: 'The length must be at least 5 minutes' })
  @IsInt({ message: 'The length must be a whole number of minutes' })
  booking_duration?: number;
}

export class AppointmentDto extends IntersectionType(SlotFields, LengthFields, VersionDto) {
  /** Whether the client is mailed about it; the shop always is. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  notify_client?: boolean;

  /** Whether a request stays one although its therapist is free; left out, it is confirmed. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  stays_request?: boolean;
}

class EditorFields extends IntersectionType(SlotFields, AddOnsFields, ClientFields, ChosenClientFields, PriceFields) {
  @IsUUID('all', required)
  service_id!: string;

  /**
   * The room; 409 `room-taken` names the booking that has it. Left out or null: the current room, or else the first
   * free one.
   */
  @IsOptional()
  @IsUUID('all', mustBeId)
  room_id?: string | null;

  /** First and last name in one field. */
  @CollapseWhitespace()
  @MaxLength(201, { message: 'The name must have at most 201 characters' })
  @IsVisible(required)
  @IsString(required)
  client_name!: string;

  @CollapseWhitespace()
  @MaxLength(MAX_PHONE_LENGTH, LONG_PHONE)
  @MinLength(MIN_PHONE_LENGTH, SHORT_PHONE)
  @IsString(required)
  client_phone!: string;
}

export class NewOfficeBookingDto extends IntersectionType(EditorFields, LengthFields, DepositChoiceFields) {
  /** For a therapist, both mean the same: confirmed, or refused. */
  @IsIn(OPEN_STATUSES, { message: 'status must be pending or confirmed' })
  status!: OpenStatus;
}

const DAY_STATE_CHOICES = [...DAY_STATES, 'no_show'] as const;

export class DayStateDto extends VersionDto {
  /** Whether the client is expected, has arrived, is being treated, or did not come. */
  @IsIn(DAY_STATE_CHOICES, { message: `state must be one of ${DAY_STATE_CHOICES.join(', ')}` })
  @ApiProperty({ enum: DAY_STATE_CHOICES })
  state!: (typeof DAY_STATE_CHOICES)[number];
}

/** The client as the editor sends them. The number may only be missing where it was missing before: for a walk-in. */
class EditedClientFields {
  @ValidateIf(({ client_phone }: EditedClientFields) => client_phone !== '')
  @CollapseWhitespace()
  @MaxLength(MAX_PHONE_LENGTH, LONG_PHONE)
  @MinLength(MIN_PHONE_LENGTH, SHORT_PHONE)
  @IsString(required)
  client_phone!: string;
}

export class EditedBookingDto extends IntersectionType(
  OmitType(EditorFields, ['client_phone'] as const),
  EditedClientFields,
  VersionDto,
) {
  /** Pending and confirmed mean the same for a therapist: confirmed, or refused. */
  @IsIn(BOOKING_STATUSES, required)
  @ApiProperty({ enum: BOOKING_STATUSES })
  status!: BookingStatus;
}

export class ReopenBookingDto extends VersionDto {
  /** The status of a booking with Any Available; for a therapist both mean the same: confirmed, or refused. */
  @IsUndefinable()
  @IsIn(OPEN_STATUSES, { message: 'status must be pending or confirmed' })
  status: OpenStatus = 'pending';
}

export class CompleteDayQueryDto {
  /** Whether bookings of the 30 days before today are completed as well. */
  @IsUndefinable()
  @IsIn(['true', 'false'], { message: 'earlier must be true or false' })
  earlier?: 'true' | 'false';
}

class SeenBookingDto extends VersionDto {
  @IsUUID('all', mustBeId)
  id!: string;
}

export class UndoCompletionsDto {
  @ArrayMaxSize(500, { message: 'bookings must have at most 500 entries' })
  @IsListOf(() => SeenBookingDto, 'bookings must be a list of ids and versions')
  bookings!: SeenBookingDto[];
}

export class ChangedBookingsDto {
  /** The bookings that were changed, as they are now. */
  bookings!: OfficeBookingDto[];
}
