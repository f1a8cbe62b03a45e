import { IntersectionType } from '@nestjs/swagger';
import { ArrayMaxSize, IsOptional, IsUUID } from 'class-validator';
import { BookingRules, BusinessHours } from '../../../catalog/index.js';
import { IsOneChange, LeaveDaysDto, PlannedRosterDto } from '../../../scheduling/index.js';
import { IsListOf } from '../../../platform/http/validation/list-of.decorator.js';
import { IsLocalDate, IsLocalTime } from '../../../platform/http/validation/local-time.decorators.js';
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

  /** Included. */
  @IsLocalDate()
  last_date!: string;
}

/** Both days, or neither for any time to come. */
export class ClosedTimesDto {
  @IsUndefinable()
  @IsLocalDate()
  first_date?: string;

  /** Included. */
  @IsUndefinable()
  @IsLocalDate()
  last_date?: string;
}

/** A therapist is away. */
export class AbsenceDto extends IntersectionType(NamedTherapistDto, ClosedDaysDto) {
  /** On the first day from then on; the whole day where it is left out or null. */
  @IsOptional()
  @IsLocalTime()
  start_time?: string | null;

  /** On the last day until then; its end where it is left out or null. */
  @IsOptional()
  @IsLocalTime()
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
  /** The shift that becomes this one; a draft covers no booking before it nor after. */
  @IsUUID('all', { message: 'id must be an id' })
  id!: string;
}

/** Shifts that come, go or change: a copy, a pattern, a day that is painted or deleted. */
class ShiftChangesDto {
  /** Ids of shifts. */
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

/** What could become otherwise: exactly one of these. */
export class HypotheticalChangeDto extends PlannedRosterDto {
  @IsOneChange(() => AbsenceDto)
  absence?: AbsenceDto;

  /** Leave as it is entered. */
  @IsOneChange(() => LeaveDaysDto)
  leave?: LeaveDaysDto;

  @IsOneChange(() => HypotheticalBlockDto)
  block?: HypotheticalBlockDto;

  @IsOneChange(() => ClosedDaysDto)
  closure?: ClosedDaysDto;

  /** Several at once, such as public holidays. */
  @IsUndefinable()
  @ArrayMaxSize(MAX_CLOSURES, { message: `A change has at most ${MAX_CLOSURES} closures` })
  @IsListOf(() => ClosedDaysDto, 'closures must be a list of closed days')
  closures?: ClosedDaysDto[];

  /** Changes nothing: what lies where the shop is closed already. */
  @IsOneChange(() => ClosedTimesDto)
  closed_times?: ClosedTimesDto;

  /** A therapist takes no bookings any more. */
  @IsOneChange(() => NamedTherapistDto)
  deactivation?: NamedTherapistDto;

  @IsOneChange(() => ShiftChangesDto)
  roster?: ShiftChangesDto;

  @IsOneChange(() => BusinessHours)
  business_hours?: BusinessHours;

  @IsOneChange(() => BookingRules)
  booking_rules?: BookingRules;
}
