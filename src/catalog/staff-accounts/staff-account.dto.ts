import type { Role } from '../../identity/index.js';

/** An account of the office. */
export class StaffAccountDto {
  id!: string;
  email!: string;
  role!: Role | null;
  therapist_id!: string | null;
  therapist_name!: string | null;
  /** The account's state; `invited` until its owner has chosen a password. */
  state!: 'active' | 'invited' | 'disabled';
  has_second_factor!: boolean;
  /** Version of role, therapist and whether they may sign in: a change names it. */
  version!: number;
  /** Time of the last sign-in, shop-local `yyyy-MM-ddTHH:mm:ss`; null when there was none yet. */
  last_sign_in_local!: string | null;
  /** Time until which the mailed invitation can be used, shop-local; null when there is none. */
  invited_until_local!: string | null;
  /** Whether the invitation has expired. */
  is_invitation_over!: boolean;
}
