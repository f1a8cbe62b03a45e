import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import type { Role } from '../../identity/index.js';
import { IsLocalDate, IsLocalTime } from '../../platform/http/validation/local-time.decorators.js';

export class AccessAsOfQueryDto {
  @IsLocalDate()
  date!: string;

  /** Time, `HH:mm`; the end of that day when absent. */
  @IsUndefinable()
  @IsLocalTime()
  time?: string;
}

/** The rights of an account at a moment. */
export class PastAccessDto {
  id!: string;
  email!: string;
  role!: Role | null;
  state!: 'active' | 'invited' | 'disabled';
  therapist_name!: string | null;
  /** The moment since which it had them, shop-local `yyyy-MM-ddTHH:mm:ss`. */
  since_local!: string;
  /** Email address of the person who gave them; null for the system or the account's owner. */
  changed_by!: string | null;
}

export class AccessAsOfDto {
  /** The moment on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local!: string;
  /** The accounts that existed then, by email address. */
  accounts!: PastAccessDto[];
}
