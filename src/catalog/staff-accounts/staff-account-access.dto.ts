import { ApiSchema } from '@nestjs/swagger';
import { IsIn, IsUUID, ValidateIf } from 'class-validator';
import { type Role, ROLES } from '../../identity/index.js';
import { IsEmailAddress } from '../../platform/http/validation/email/email-address.js';
import { Trim } from '../../platform/http/validation/transform.decorators.js';
import { IsVersion } from '../../platform/http/validation/version.dto.js';

/** Null is a choice; leaving it out is none. */
const IsNullable = () => ValidateIf((_, value) => value !== null);

class StaffAccountAccessDto {
  /** Null: may sign in, may enter nothing. */
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
  /** The version that was seen. */
  @IsVersion()
  version!: number;
}

export class InviteDto extends StaffAccountAccessDto {
  @Trim()
  @IsEmailAddress('Invalid email address')
  email!: string;
}
