import { IsUUID, Matches } from 'class-validator';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { mustBeId } from '../../../platform/http/validation/messages.js';
import { AppointmentQueryDto } from '../availability.dto.js';

export class MonthAvailabilityQueryDto extends AppointmentQueryDto {
  /** The therapist; without one, or with Any Available, a day is available when any therapist has a start. */
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  therapist_id?: string;

  /** The month, `yyyy-MM`. */
  @Matches(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, { message: 'month must be a month such as 2026-11' })
  month!: string;
}

export class DayOfMonthDto {
  /** The day, `yyyy-MM-dd`. */
  date!: string;

  /** Whether a start can be chosen that would be confirmed, as far as is known. */
  available!: boolean;

  /** The reason for which there is none; null when there is one. */
  reason!: 'past' | 'beyond_window' | 'closed' | 'day_off' | 'full' | 'service_not_given' | null;

  /** Name of the closure on that day; else null. */
  closure!: string | null;
}

export class MonthAvailabilityDto {
  /** The month, `yyyy-MM`. */
  month!: string;
  days!: DayOfMonthDto[];
}
