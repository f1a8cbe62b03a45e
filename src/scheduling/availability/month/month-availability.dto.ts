import { IsOptional, IsUUID, Matches } from 'class-validator';
import { AppointmentQueryDto } from '../availability.dto.js';

export class MonthAvailabilityQueryDto extends AppointmentQueryDto {
  /** Whose days; without it, or with Any Available, those on which anybody has a start. */
  @IsOptional()
  @IsUUID('all', { message: '$property must be an id' })
  therapist_id?: string;

  /** `yyyy-MM` */
  @Matches(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, { message: 'month must be a month such as 2026-11' })
  month!: string;
}

export class DayOfMonthDto {
  /** `yyyy-MM-dd` */
  date!: string;

  /** A start can be chosen, and would be confirmed as far as is known. */
  available!: boolean;

  /** Why there is none; null when there is one. */
  reason!: 'past' | 'beyond_window' | 'closed' | 'day_off' | 'full' | 'service_not_given' | null;

  /** What the closure is called, where the shop is closed for one; else null. */
  closure!: string | null;
}

export class MonthAvailabilityDto {
  /** `yyyy-MM` */
  month!: string;
  days!: DayOfMonthDto[];
}
