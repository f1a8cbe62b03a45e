import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

const SKIP_REASONS = ['duplicate', 'overlap', 'inactive', 'unreadable', 'past', 'leave', 'closure'] as const;
const PLANS = ['copied-week', 'generated-week'] as const;

/** A shift that a quick action plans. */
export class PlannedShiftDto {
  therapist_id!: string;
  therapist_name!: string;

  /** The day, `yyyy-MM-dd`. */
  roster_date!: string;
  shift_type!: string;
  shift_hours!: string;

  /**
   * The reason for which it is not entered: it exists already, it overlaps another, the therapist is not active or on
   * leave, the shop is closed, or its hours cannot be read; null when it is entered.
   */
  @ApiProperty({ type: String, nullable: true, enum: SKIP_REASONS })
  skipped!: (typeof SKIP_REASONS)[number] | null;
}

/** The effects of a quick action, made or previewed. */
export class RosterPlanDto {
  added!: PlannedShiftDto[];
  skipped!: PlannedShiftDto[];
}

export class AppliedRosterPlanDto extends RosterPlanDto {
  /** The id for `POST /roster-changes/{id}/undo`; null when there was nothing to do. */
  change_id!: string | null;
}

/** A quick action, by its name. */
export class RosterPlanRefDto {
  /** Name as in the path under `/roster-plans`. */
  @IsIn(PLANS, { message: `name must be one of ${PLANS.join(', ')}` })
  @ApiProperty({ enum: PLANS })
  name!: (typeof PLANS)[number];
}
