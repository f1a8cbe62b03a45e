import { ApiProperty } from '@nestjs/swagger';

/** A shift that a quick action works out. */
export class PlannedShiftDto {
  therapist_id!: string;
  therapist_name!: string;

  /** `yyyy-MM-dd` */
  roster_date!: string;
  shift_type!: string;
  shift_hours!: string;

  /** Why it is not entered: it exists already, the therapist is not active, its hours cannot be read; null when it is. */
  @ApiProperty({ type: String, nullable: true, enum: ['duplicate', 'inactive', 'unreadable'] })
  skipped!: 'duplicate' | 'inactive' | 'unreadable' | null;
}

/** What a quick action does, or would do. */
export class RosterPlanDto {
  added!: PlannedShiftDto[];
  skipped!: PlannedShiftDto[];
}
