import type { Role } from '../../identity/index.js';

export class UserRoleDto {
  role!: Role | null;
  /** The therapist whom the user signs in as. */
  therapist_id!: string | null;
  /**
   * Whether the shop requires a second factor that the user has yet to set up: all other routes answer 403
   * `second-factor-required`.
   */
  needs_second_factor!: boolean;
}
