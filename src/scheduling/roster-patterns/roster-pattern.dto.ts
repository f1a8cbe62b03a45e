import { IntersectionType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { IsListOf } from '../../platform/http/validation/list-of.decorator.js';
import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';
import { TimeRangeDto } from '../../platform/http/validation/ranges.dto.js';
import { VersionDto } from '../../platform/http/validation/version.dto.js';
import { KeepBookingsDto, RosterOutcomeDto } from '../roster-changes/roster-change.dto.js';
import { SHIFT_TYPES, type ShiftType } from '../rosters/shift-hours.js';

export class PatternShiftDto extends TimeRangeDto {
  /** Week of the pattern, 1 to the number of its weeks. */
  @Max(4, { message: 'week must be at most 4' })
  @Min(1, { message: 'week must be at least 1' })
  @IsInt({ message: 'week must be a whole number' })
  week!: number;

  /** Monday 1 … Sunday 7. */
  @Max(7, { message: 'weekday must be at most 7' })
  @Min(1, { message: 'weekday must be at least 1' })
  @IsInt({ message: 'weekday must be a whole number' })
  weekday!: number;

  @IsIn(SHIFT_TYPES, { message: `shift_type must be one of ${SHIFT_TYPES.join(', ')}` })
  shift_type!: ShiftType;
}

export class NewPatternDto {
  @IsUUID('all', { message: 'Selected therapist not found.' })
  therapist_id!: string;

  /** Number of weeks that repeat in turn. */
  @Max(4, { message: 'A pattern has at most 4 weeks' })
  @Min(1, { message: 'A pattern has at least 1 week' })
  @IsInt({ message: 'weeks must be a whole number' })
  weeks!: number;

  /** First day; the first week is the one that it lies in, unless `first_monday` names another. */
  @IsLocalDate()
  first_date!: string;

  /** A Monday on which the first week begins. */
  @IsUndefinable()
  @IsLocalDate()
  first_monday?: string;

  /** Last day, inclusive; null for no end. */
  @IsOptional()
  @IsLocalDate()
  last_date: string | null = null;

  @ArrayMaxSize(112, { message: 'A pattern has at most 112 shifts' })
  @ArrayMinSize(1, { message: 'A pattern needs a shift' })
  @IsListOf(() => PatternShiftDto, 'shifts must be a list of shifts')
  shifts!: PatternShiftDto[];
}

class PatternRefDto extends VersionDto {
  @IsUUID('all', mustBeId)
  id!: string;
}

export class NewPatternsDto extends KeepBookingsDto {
  @ArrayMaxSize(100, { message: 'At most 100 patterns are made at once' })
  @ArrayMinSize(1, { message: 'patterns must not be empty' })
  @IsListOf(() => NewPatternDto, 'patterns must be a list of patterns')
  patterns!: NewPatternDto[];

  /** Patterns that end on the day before. */
  @ArrayMaxSize(100, { message: 'At most 100 patterns are replaced at once' })
  @IsListOf(() => PatternRefDto, 'replaces must be a list of patterns')
  replaces: PatternRefDto[] = [];
}

export class PatternEndDto extends IntersectionType(KeepBookingsDto, VersionDto) {
  /** Last day, inclusive; null for no end. */
  @IsOptional()
  @IsLocalDate()
  last_date!: string | null;
}

export class RosterPatternDto {
  id!: string;
  therapist_id!: string;
  therapist_name!: string;
  weeks!: number;

  /** A Monday on which the first week begins, `yyyy-MM-dd`. */
  first_monday!: string;

  /** First day, `yyyy-MM-dd`. */
  first_date!: string;

  /** Last day, `yyyy-MM-dd`, inclusive; null for no end. */
  last_date!: string | null;
  shifts!: PatternShiftDto[];
  version!: number;
}

export class RosterPatternsDto {
  patterns!: RosterPatternDto[];

  /** Day up to which the roster is entered, `yyyy-MM-dd`; it moves on day by day. */
  filled_until!: string;
}

export class AppliedPatternsDto extends RosterOutcomeDto {
  /** The id for `POST /roster-changes/{id}/undo`. */
  change_id!: string;
}
