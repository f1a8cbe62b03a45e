import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';

const SKIP_REASONS = ['duplicate', 'overlap', 'inactive', 'unreadable', 'past', 'leave', 'closure'] as const;
const PLANS = ['copied-week', 'generated-week'] as const;

/** A shift that a quick action works out. */
export class PlannedShiftDto {
  therapist_id!: string;
  therapist_name!: string;

  /** `yyyy-MM-dd` */
  roster_date!: string;
  shift_type!: string;
  shift_hours!: string;

  /**
   * Why it is not entered: it exists already, it overlaps another, the therapist is not active or on leave, the shop is closed,
   * its hours cannot be read; null when it is.
   */
  @ApiProperty({ type: String, nullable: true, enum: SKIP_REASONS })
  skipped!: (typeof SKIP_REASONS)[number] | null;
}

/** What a quick action does, or would do. */
export class RosterPlanDto {
  added!: PlannedShiftDto[];
  skipped!: PlannedShiftDto[];
}

export class AppliedRosterPlanDto extends RosterPlanDto {
  /** For `POST /roster-changes/{id}/undo`; null when there was nothing to do. */
  change_id!: string | null;
}

/** One of the quick actions. */
export class RosterPlanRefDto {
  /** As in the path under `/roster-plans`. */
  @IsIn(PLANS, { message: `name must be one of ${PLANS.join(', ')}` })
  @ApiProperty({ enum: PLANS })
  name!: (typeof PLANS)[number];
}
