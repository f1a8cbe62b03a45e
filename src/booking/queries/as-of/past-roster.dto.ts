import { IsLocalDate } from '../../../platform/http/validation/local-time.decorators.js';
import { MomentDto, MomentQueryDto, PastSpanDto } from './as-of.dto.js';

export class PastRosterQueryDto extends MomentQueryDto {
  /** The first of seven days. */
  @IsLocalDate()
  from!: string;
}

/** When the shop was to be open. */
export class PastRosterDayDto {
  date!: string;
  closure!: string | null;
  is_open!: boolean;
  opens_at!: string | null;
  closes_at!: string | null;
}

/** A day of a therapist, the earliest first. */
export class PastWorkDto {
  date!: string;
  shifts!: PastSpanDto[];
  blocks!: PastSpanDto[];
  leave!: PastSpanDto[];
}

export class PastRosterTherapistDto {
  id!: string;
  /** Of now. */
  name!: string;
  is_active!: boolean;
  /** One for each day of the week. */
  days!: PastWorkDto[];
}

/** A week of the roster as it was. */
export class PastRosterDto extends MomentDto {
  days!: PastRosterDayDto[];
  /** Those who worked here; who was deactivated only with something in that week. */
  therapists!: PastRosterTherapistDto[];
}
