import type { Role } from '../../identity/index.js';

/** Somebody who can sign in to the office. */
export class StaffAccountDto {
  id!: string;
  email!: string;
  role!: Role | null;
  therapist_id!: string | null;
  therapist_name!: string | null;
  /** `invited`: nobody has chosen a password yet. */
  state!: 'active' | 'invited' | 'disabled';
  has_second_factor!: boolean;
  /** Of role, therapist and whether they may sign in: a change names it. */
  version!: number;
  /** Shop-local `yyyy-MM-ddTHH:mm:ss`; null when there was none yet. */
  last_sign_in_local!: string | null;
  /** Until when the mailed invitation can be used, shop-local; null when none is out. */
  invited_until_local!: string | null;
  /** Whether that time has passed. */
  is_invitation_over!: boolean;
}
