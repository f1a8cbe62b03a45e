import { IntersectionType, OmitType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsBoolean, IsInt, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { IsListOf } from '../../../platform/http/validation/list-of.decorator.js';
import { IsLocalDate } from '../../../platform/http/validation/local-time.decorators.js';
import { mustBeBoolean, mustBeId } from '../../../platform/http/validation/messages.js';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { VersionDto } from '../../../platform/http/validation/version.dto.js';
import { MAX_RECURRING, MAX_WEEKS_BETWEEN } from '../../domain/recurrence/recurring-dates.js';
import { NewOfficeBookingDto, SlotFields } from '../back-office/booking-editor.dto.js';

const weeksMessage = { message: `weeks must be a whole number from 1 to ${MAX_WEEKS_BETWEEN}` };
const countMessage = { message: `count must be a whole number from 2 to ${MAX_RECURRING}` };
const tooMany = { message: `A series has at most ${MAX_RECURRING} bookings in one go` };

class WeeksFields {
  /** Weeks from one booking to the next, from 1 to 12. */
  @Max(MAX_WEEKS_BETWEEN, weeksMessage)
  @Min(1, weeksMessage)
  @IsInt(weeksMessage)
  weeks!: number;
}

class RepetitionFields extends WeeksFields {
  /** Number of bookings with the first one, from 2 to 26; either this or `until`. */
  @IsUndefinable()
  @Max(MAX_RECURRING, countMessage)
  @Min(2, countMessage)
  @IsInt(countMessage)
  count?: number;

  /** The last day on which one may be. */
  @IsUndefinable()
  @IsLocalDate()
  until?: string;
}

export class RepetitionDto extends RepetitionFields {
  /** Another therapist, or Any Available for whoever is free on each day; left out: that of the booking. */
  @IsUndefinable()
  @IsUUID('all', { message: 'Please select a therapist' })
  therapist_id?: string;
}

export class NewRepetitionDto extends IntersectionType(SlotFields, RepetitionFields) {
  @IsUUID('all', { message: 'Please select a service' })
  service_id!: string;

  /** Length in minutes; left out: that of the treatment. */
  @IsUndefinable()
  @Max(1_440, { message: 'The length must be at most 1440 minutes' })
  @Min(5, { message: 'The length must be at least 5 minutes' })
  @IsInt({ message: 'The length must be a whole number of minutes' })
  booking_duration?: number;
}

class PlacesFields extends WeeksFields {
  /** Where the bookings go, by their days, each of which is a whole number of repetitions after the first. */
  @ArrayMaxSize(MAX_RECURRING, tooMany)
  @ArrayMinSize(1, { message: 'Please choose at least one day' })
  @IsListOf(() => SlotFields, 'places must be a list of starts')
  places!: SlotFields[];
}

export class RepeatBookingDto extends IntersectionType(PlacesFields, VersionDto) {}

/** A new booking with its repetitions. Date and time are what the series counts from; `places` has the first one as well. */
export class NewRecurringDto extends IntersectionType(
  OmitType(NewOfficeBookingDto, ['status', 'room_id', 'add_ons'] as const),
  PlacesFields,
) {}

class SeenRecurringDto extends VersionDto {
  @IsUUID('all', mustBeId)
  id!: string;
}

class MovedRecurringDto extends IntersectionType(SeenRecurringDto, SlotFields) {}

class NoticeFields {
  /** Whether the client is mailed about it; the shop always is. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  notify_client?: boolean;
}

export class MoveRecurringDto extends NoticeFields {
  /** The bookings that move, of those from this one on; the others stay where they are. */
  @ArrayMaxSize(500, { message: 'bookings must have at most 500 entries' })
  @ArrayMinSize(1, { message: 'Please choose at least one booking' })
  @IsListOf(() => MovedRecurringDto, 'bookings must be a list')
  bookings!: MovedRecurringDto[];
}

export class CancelRecurringDto extends NoticeFields {
  @MaxLength(2_000, { message: 'The reason must have at most 2000 characters' })
  @IsString({ message: 'Please give a reason for the cancellation' })
  reason!: string;

  /** All open bookings of the series from this one on. */
  @ArrayMaxSize(500, { message: 'bookings must have at most 500 entries' })
  @IsListOf(() => SeenRecurringDto, 'bookings must be a list')
  bookings!: SeenRecurringDto[];

  /** Whether the client wants it, who then gets back of a deposit what the policy says; else all of it goes back. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  by_client?: boolean;
}
