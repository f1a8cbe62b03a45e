import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { ArrayMaxSize, IsBoolean, IsIn, IsOptional, IsUUID } from 'class-validator';
import { IsListOf } from '../../platform/http/validation/list-of.decorator.js';
import { VersionDto } from '../../platform/http/validation/version.dto.js';
import { NewRosterEntryDto } from '../rosters/roster-entry.dto.js';

/** More are not changed at once. */
export const MAX_CHANGED_SHIFTS = 1_000;

class ShiftRefDto extends VersionDto {
  /** Of a shift or a draft. */
  @IsUUID('all', { message: 'id must be an id' })
  id!: string;
}

class ChangedShiftDto extends IntersectionType(NewRosterEntryDto, ShiftRefDto) {}

export class KeepBookingsDto {
  /** Goes through although bookings lose their shift. */
  @IsOptional()
  @IsBoolean({ message: 'keep must be true or false' })
  keep: boolean = false;
}

/** Many shifts as one change. */
export class NewRosterChangeDto extends KeepBookingsDto {
  @ArrayMaxSize(MAX_CHANGED_SHIFTS, { message: `At most ${MAX_CHANGED_SHIFTS} shifts are added at once` })
  @IsListOf(() => NewRosterEntryDto, 'additions must be a list of shifts')
  additions: NewRosterEntryDto[] = [];

  @ArrayMaxSize(MAX_CHANGED_SHIFTS, { message: `At most ${MAX_CHANGED_SHIFTS} shifts are changed at once` })
  @IsListOf(() => ChangedShiftDto, 'changes must be a list of shifts')
  changes: ChangedShiftDto[] = [];

  @ArrayMaxSize(MAX_CHANGED_SHIFTS, { message: `At most ${MAX_CHANGED_SHIFTS} shifts are removed at once` })
  @IsListOf(() => ShiftRefDto, 'removals must be a list of shifts')
  removals: ShiftRefDto[] = [];

  /** What is added is a draft until it is published. */
  @IsOptional()
  @IsBoolean({ message: 'draft must be true or false' })
  draft: boolean = false;

  /** What cannot be added beside what is there: refuses all, or is left out and named. */
  @IsOptional()
  @IsIn(['refuse', 'skip'], { message: 'on_overlap must be refuse or skip' })
  on_overlap: 'refuse' | 'skip' = 'refuse';
}

/** A shift of a change that is shown or done. */
export class ShiftOutcomeDto {
  therapist_id!: string;
  therapist_name!: string;

  /** `yyyy-MM-dd` */
  roster_date!: string;

  /** `09:00 - 17:00` */
  shift_hours!: string;
  shift_type!: string;

  /** Why it is not entered; null when it is. */
  @ApiProperty({
    type: String,
    nullable: true,
    enum: ['identical', 'overlap', 'inactive', 'unreadable', 'past', 'leave', 'closure'],
  })
  reason!: 'identical' | 'overlap' | 'inactive' | 'unreadable' | 'past' | 'leave' | 'closure' | null;
}

export class UncoveredBookingDto {
  booking_id!: string;
  therapist_id!: string;
  therapist_name!: string;

  /** `yyyy-MM-dd` */
  date!: string;

  /** `HH:mm` */
  time!: string;
}

/** What a change of the roster does, or would do. */
export class RosterOutcomeDto {
  added!: ShiftOutcomeDto[];

  /** How many of those are drafts: nobody can book them until they are published. */
  drafted!: number;
  removed!: ShiftOutcomeDto[];

  /** Stays as it is in place of what was to be entered: the same shift, or one that overlaps. */
  kept!: ShiftOutcomeDto[];
  skipped!: ShiftOutcomeDto[];

  /** Bookings of these days, from today on, at whose start there would be no shift. */
  uncovered!: UncoveredBookingDto[];
}

export class AppliedRosterChangeDto extends RosterOutcomeDto {
  /** For `POST /roster-changes/{id}/undo`; null when there was nothing to do. */
  change_id!: string | null;
}

export class UndoneRosterChangeDto {
  /** Takes back the taking back. */
  change_id!: string;

  /** What has passed since the change was made: shifts that stay, or that do not come back. */
  left!: ShiftOutcomeDto[];
}
