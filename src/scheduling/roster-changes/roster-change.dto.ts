import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { ArrayMaxSize, IsBoolean, IsIn, IsUUID } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { mustBeBoolean, mustBeId } from '../../platform/http/validation/messages.js';
import { IsListOf } from '../../platform/http/validation/list-of.decorator.js';
import { VersionDto } from '../../platform/http/validation/version.dto.js';
import { NewRosterEntryDto } from '../rosters/roster-entry.dto.js';

/** Most shifts of one change. */
export const MAX_CHANGED_SHIFTS = 1_000;

export class ShiftRefDto extends VersionDto {
  /** The id of a shift or a draft. */
  @IsUUID('all', mustBeId)
  id!: string;
}

class ChangedShiftDto extends IntersectionType(NewRosterEntryDto, ShiftRefDto) {}

export class KeepBookingsDto {
  /** Whether the change is made although bookings lose their shift. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
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

  /** Whether the added shifts are drafts until they are published. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  draft: boolean = false;

  /**
   * Treatment of additions that overlap existing shifts: `refuse` refuses the whole change, `skip` leaves them out and
   * names them.
   */
  @IsUndefinable()
  @IsIn(['refuse', 'skip'], { message: 'on_overlap must be refuse or skip' })
  on_overlap: 'refuse' | 'skip' = 'refuse';
}

/** A shift of a change that was previewed or made. */
export class ShiftOutcomeDto {
  therapist_id!: string;
  therapist_name!: string;

  /** The day, `yyyy-MM-dd`. */
  roster_date!: string;

  /** Hours as `09:00 - 17:00`. */
  shift_hours!: string;
  shift_type!: string;

  /** The reason for which it is not entered; null when it is. */
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

  /** Date of the appointment, `yyyy-MM-dd`. */
  date!: string;

  /** Start of the appointment, `HH:mm`. */
  time!: string;
}

/** The effects of a change of the roster, made or previewed. */
export class RosterOutcomeDto {
  added!: ShiftOutcomeDto[];

  /** Number of added shifts that are drafts: nobody can book them until they are published. */
  drafted!: number;
  removed!: ShiftOutcomeDto[];

  /** Existing shifts that stay in place of additions: the same shift, or one that overlaps. */
  kept!: ShiftOutcomeDto[];
  skipped!: ShiftOutcomeDto[];

  /** Bookings of these days, from today on, that no shift would cover at their start. */
  uncovered!: UncoveredBookingDto[];
}

export class AppliedRosterChangeDto extends RosterOutcomeDto {
  /** The id for `POST /roster-changes/{id}/undo`; null when there was nothing to do. */
  change_id!: string | null;
}

export class UndoneRosterChangeDto {
  /** The id with which the undo itself can be undone. */
  change_id!: string;

  /** Shifts whose time has passed since the change was made, so that they stay, or do not come back. */
  left!: ShiftOutcomeDto[];
}
