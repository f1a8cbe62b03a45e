import { IntersectionType } from '@nestjs/swagger';
import { ArrayMaxSize, IsOptional, IsUUID } from 'class-validator';
import { mustBeId } from '../../../platform/http/validation/messages.js';
import { BookingRules, BusinessHours } from '../../../catalog/index.js';
import { IsOneChange, LeaveDaysDto, PlannedRosterDto } from '../../../scheduling/index.js';
import { IsListOf } from '../../../platform/http/validation/list-of.decorator.js';
import { IsEndTime, IsLocalDate, IsLocalTime } from '../../../platform/http/validation/local-time.decorators.js';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { TimeRangeDto } from '../../../platform/http/validation/ranges.dto.js';

const MAX_SHIFTS = 2_000;
const MAX_CLOSURES = 100;
const tooMany = { message: `A change has at most ${MAX_SHIFTS} shifts` };

class NamedTherapistDto {
  @IsUUID('all', { message: 'Selected therapist not found.' })
  therapist_id!: string;
}

class ClosedDaysDto {
  @IsLocalDate()
  first_date!: string;

  /** Last day, included. */
  @IsLocalDate()
  last_date!: string;
}

/** The first and the last day, or neither for any time to come. */
export class ClosedTimesDto {
  @IsUndefinable()
  @IsLocalDate()
  first_date?: string;

  /** Last day, included. */
  @IsUndefinable()
  @IsLocalDate()
  last_date?: string;
}

/** The absence of a therapist. */
export class AbsenceDto extends IntersectionType(NamedTherapistDto, ClosedDaysDto) {
  /** Start of the absence on its first day; left out or null: the start of that day. */
  @IsOptional()
  @IsLocalTime()
  start_time?: string | null;

  /** End of the absence on its last day; left out or null: the end of that day. */
  @IsOptional()
  @IsEndTime()
  end_time?: string | null;
}

class HypotheticalBlockDto extends IntersectionType(NamedTherapistDto, TimeRangeDto) {
  @IsLocalDate()
  blocked_date!: string;
}

export class AddedShiftDto extends IntersectionType(NamedTherapistDto, TimeRangeDto) {
  @IsLocalDate()
  roster_date!: string;
}

class HypotheticalShiftDto extends AddedShiftDto {
  /** The shift that is changed to this one; a draft covers no booking, neither before nor after. */
  @IsUUID('all', mustBeId)
  id!: string;
}

/** Shifts that are added, removed or changed: by a copy, a pattern, or a day that is painted or deleted. */
class ShiftChangesDto {
  /** Ids of shifts that are removed. */
  @IsUndefinable()
  @ArrayMaxSize(MAX_SHIFTS, tooMany)
  @IsUUID('all', { each: true, message: 'removed must be a list of ids' })
  removed: string[] = [];

  @IsUndefinable()
  @ArrayMaxSize(MAX_SHIFTS, tooMany)
  @IsListOf(() => HypotheticalShiftDto, 'changed must be a list of shifts')
  changed: HypotheticalShiftDto[] = [];

  @IsUndefinable()
  @ArrayMaxSize(MAX_SHIFTS, tooMany)
  @IsListOf(() => AddedShiftDto, 'added must be a list of shifts')
  added: AddedShiftDto[] = [];
}

/** A hypothetical change: exactly one of these. */
export class HypotheticalChangeDto extends PlannedRosterDto {
  @IsOneChange(() => AbsenceDto)
  absence?: AbsenceDto;

  /** Leave as it would be entered. */
  @IsOneChange(() => LeaveDaysDto)
  leave?: LeaveDaysDto;

  @IsOneChange(() => HypotheticalBlockDto)
  block?: HypotheticalBlockDto;

  @IsOneChange(() => ClosedDaysDto)
  closure?: ClosedDaysDto;

  /** Several closures at once, such as public holidays. */
  @IsUndefinable()
  @ArrayMaxSize(MAX_CLOSURES, { message: `A change has at most ${MAX_CLOSURES} closures` })
  @IsListOf(() => ClosedDaysDto, 'closures must be a list of closed days')
  closures?: ClosedDaysDto[];

  /** Changes nothing: asks for the bookings at times when the shop is closed already. */
  @IsOneChange(() => ClosedTimesDto)
  closed_times?: ClosedTimesDto;

  /** A therapist who takes no bookings any more. */
  @IsOneChange(() => NamedTherapistDto)
  deactivation?: NamedTherapistDto;

  @IsOneChange(() => ShiftChangesDto)
  roster?: ShiftChangesDto;

  @IsOneChange(() => BusinessHours)
  business_hours?: BusinessHours;

  @IsOneChange(() => BookingRules)
  booking_rules?: BookingRules;
}
