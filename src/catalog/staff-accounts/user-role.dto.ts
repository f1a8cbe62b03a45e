import type { Role } from '../../identity/index.js';

export class UserRoleDto {
  role!: Role | null;
  /** The therapist whom the user signs in as. */
  therapist_id!: string | null;
}
