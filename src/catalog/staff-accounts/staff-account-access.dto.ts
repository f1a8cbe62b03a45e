import { ApiSchema } from '@nestjs/swagger';
import { IsIn, IsUUID, ValidateIf } from 'class-validator';
import { type Role, ROLES } from '../../identity/index.js';
import { IsEmailAddress } from '../../platform/http/validation/email/email-address.js';
import { Trim } from '../../platform/http/validation/transform.decorators.js';
import { IsVersion } from '../../platform/http/validation/version.dto.js';

/** Validates a field that may be null but must not be left out. */
const IsNullable = () => ValidateIf((_, value) => value !== null);

class StaffAccountAccessDto {
  /** The role; null for an account that may sign in but has no rights. */
  @IsNullable()
  @IsIn(ROLES, { message: `Role must be one of ${ROLES.join(', ')}` })
  role!: Role | null;

  /** The therapist whom the user signs in as. */
  @IsNullable()
  @IsUUID('all', { message: 'There is no such therapist' })
  therapist_id!: string | null;
}

@ApiSchema({ name: 'EditAccountDto' })
export class EditStaffAccountDto extends StaffAccountAccessDto {
  /** The version on which the edit is based. */
  @IsVersion()
  version!: number;
}

export class InviteDto extends StaffAccountAccessDto {
  @Trim()
  @IsEmailAddress('Invalid email address')
  email!: string;
}
