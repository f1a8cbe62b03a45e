import { IsOptional } from 'class-validator';
import type { Role } from '../../identity/index.js';
import { IsLocalDate, IsLocalTime } from '../../platform/http/validation/local-time.decorators.js';

export class AccessAsOfQueryDto {
  @IsLocalDate()
  date!: string;

  /** `HH:mm`; the end of that day when absent. */
  @IsOptional()
  @IsLocalTime()
  time?: string;
}

/** What an account might do at a moment. */
export class PastAccessDto {
  id!: string;
  email!: string;
  role!: Role | null;
  state!: 'active' | 'invited' | 'disabled';
  therapist_name!: string | null;
  /** Since when it was so, shop-local `yyyy-MM-ddTHH:mm:ss`. */
  since_local!: string;
  /** Who made it so: an address; null for the system or the account's owner. */
  changed_by!: string | null;
}

export class AccessAsOfDto {
  /** The moment on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local!: string;
  /** By address; accounts that there were not yet are missing. */
  accounts!: PastAccessDto[];
}
