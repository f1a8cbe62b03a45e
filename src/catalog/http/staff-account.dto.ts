import { IsEmail, IsIn, IsUUID, MaxLength, ValidateIf } from 'class-validator';
import type { Role } from '../../identity/index.js';
import { Trimmed } from '../../platform/http/trimmed.js';

/** Null is a choice; leaving it out is none. */
const Stated = () => ValidateIf((_, value) => value !== null);

export class AccountStandingDto {
  /** Null: may sign in, may enter nothing. */
  @Stated()
  @IsIn(['staff', 'admin_staff'], { message: 'Role must be staff or admin_staff' })
  role!: Role | null;

  /** The therapist whom the user signs in as. */
  @Stated()
  @IsUUID('all', { message: 'There is no such therapist' })
  therapist_id!: string | null;
}

export class InviteDto extends AccountStandingDto {
  @Trimmed()
  @MaxLength(255, { message: 'Email must be less than 255 characters' })
  @IsEmail({}, { message: 'Invalid email address' })
  email!: string;
}

export class StaffAccountIdDto {
  id!: string;
}
