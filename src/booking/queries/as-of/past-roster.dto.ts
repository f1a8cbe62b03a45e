import { IsLocalDate } from '../../../platform/http/validation/local-time.decorators.js';
import { MomentDto, MomentQueryDto, PastSpanDto } from './as-of.dto.js';

export class PastRosterQueryDto extends MomentQueryDto {
  /** The first of seven days. */
  @IsLocalDate()
  from!: string;
}

/** Opening hours of a day as they were planned. */
export class PastRosterDayDto {
  date!: string;
  closure!: string | null;
  is_open!: boolean;
  opens_at!: string | null;
  closes_at!: string | null;
}

/** A therapist's day, each list by time. */
export class PastWorkDto {
  date!: string;
  shifts!: PastSpanDto[];
  blocks!: PastSpanDto[];
  leave!: PastSpanDto[];
}

export class PastRosterTherapistDto {
  id!: string;
  /** The therapist's name of today. */
  name!: string;
  is_active!: boolean;
  /** One entry for each day of the week. */
  days!: PastWorkDto[];
}

/** A week of the roster as it was at a moment. */
export class PastRosterDto extends MomentDto {
  days!: PastRosterDayDto[];
  /** Therapists who worked here; a deactivated one only with something in that week. */
  therapists!: PastRosterTherapistDto[];
}
