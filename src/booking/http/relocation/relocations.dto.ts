import { IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsBoolean, IsObject, IsString, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { mustBeBoolean, mustBeId } from '../../../platform/http/validation/messages.js';
import { IsListOf } from '../../../platform/http/validation/list-of.decorator.js';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { VersionDto } from '../../../platform/http/validation/version.dto.js';
import { SlotFields } from '../back-office/booking-editor.dto.js';
import { LeaveTermsDto } from '../../../scheduling/index.js';
import { AbsenceDto } from './hypothetical-change.dto.js';

const MAX_BOOKINGS = 200;
const tooMany = { message: `At most ${MAX_BOOKINGS} bookings are moved at once` };

class RelocatedBookingDto extends VersionDto {
  @IsUUID('all', mustBeId)
  booking_id!: string;
}

class RelocationMoveDto extends IntersectionType(SlotFields, RelocatedBookingDto) {}

export class NewRelocationDto {
  /** The absence, entered as sick leave of the therapist. */
  @IsUndefinable()
  @ValidateNested()
  @IsObject({ message: 'absence must be an object' })
  @Type(() => AbsenceDto)
  absence?: AbsenceDto;

  /** Leave that is entered as approved, instead of an absence. */
  @IsUndefinable()
  @ValidateNested()
  @IsObject({ message: 'leave must be an object' })
  @Type(() => LeaveTermsDto)
  leave?: LeaveTermsDto;

  /** The bookings to move. Treatments of one visit are moved together. */
  @ArrayMaxSize(MAX_BOOKINGS, tooMany)
  @IsListOf(() => RelocationMoveDto, 'moves must be a list')
  moves!: RelocationMoveDto[];

  @IsUndefinable()
  @ArrayMaxSize(MAX_BOOKINGS, tooMany)
  @IsListOf(() => RelocatedBookingDto, 'cancellations must be a list')
  cancellations: RelocatedBookingDto[] = [];

  /** The reason that clients of cancelled bookings read; required where there are any. */
  @IsUndefinable()
  @MaxLength(2_000, { message: 'The reason must have at most 2000 characters' })
  @IsString({ message: 'Please give a reason for the cancellation' })
  reason: string = '';

  /** Whether clients are mailed that their booking has moved; left out means true. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  notify_client?: boolean;

  /** Whether clients are mailed that their booking is cancelled; left out means true. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  notify_cancelled?: boolean;
}

/** A booking that stays as it was. */
export class LeftBookingDto {
  booking_id!: string;

  /** The name of the rule that refused it. */
  code!: string;
}

/** The bookings that a relocation moved, and those that were taken back. */
export class RelocationResultDto {
  id!: string;

  /** Ids of the bookings that have moved. */
  moved!: string[];
  cancelled!: string[];
  left!: LeftBookingDto[];

  /** Seconds until the clients are mailed; null where they are not. */
  client_told_in_seconds!: number | null;

  /** Ids of the bookings that are as they were before; null while nobody has taken the relocation back. */
  undone!: string[] | null;

  /** Bookings that could not be taken back; null while nobody has tried. */
  left_moved!: LeftBookingDto[] | null;
}

export class BookingRelocationDto {
  /** The latest relocation that can be undone and changed the booking; null without one. */
  relocation!: RelocationResultDto | null;
}
