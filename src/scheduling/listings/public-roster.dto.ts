import { ValidateIf } from 'class-validator';
import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';

/** One day, or every day from one on. */
export class PublicRosterQueryDto {
  @ValidateIf(({ date, from }: PublicRosterQueryDto) => date !== undefined || from === undefined)
  @IsLocalDate()
  date?: string;

  @ValidateIf(({ from }: PublicRosterQueryDto) => from !== undefined)
  @IsLocalDate()
  from?: string;
}

/** A shift of an active therapist. */
export class RosterEntryDto {
  therapist_id!: string;
  therapist_name!: string;

  /** The day, `yyyy-MM-dd`. */
  roster_date!: string;

  /** Hours as the shop wrote them: `9:00 AM - 5:00 PM`. */
  shift_hours!: string;
}
