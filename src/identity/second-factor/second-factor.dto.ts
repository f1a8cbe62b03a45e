import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { Trim } from '../../platform/http/validation/transform.decorators.js';

const passwordMissing = { message: 'Please enter your password' };

export class OwnPasswordDto {
  @MaxLength(200, { message: 'Password must be at most 200 characters' })
  @IsNotEmpty(passwordMissing)
  @IsString(passwordMissing)
  password!: string;
}

const codeMissing = { message: 'Please enter a code' };

export class OwnProofDto extends OwnPasswordDto {
  /** Code of the app (six digits), or a recovery code. */
  @Trim()
  @MaxLength(40, { message: 'Code must be at most 40 characters' })
  @IsNotEmpty(codeMissing)
  @IsString(codeMissing)
  code!: string;
}

export class FirstCodeDto {
  /** Code of the app, six digits. */
  @Trim()
  @Matches(/^\d{3} ?\d{3}$/, { message: 'Enter the six digits that your app shows' })
  @IsString(codeMissing)
  code!: string;
}

export class SecondFactorDto {
  is_enabled!: boolean;
  /** Time since which it is on, shop-local `yyyy-MM-ddTHH:mm:ss`; null while it is off. */
  enabled_local!: string | null;
  recovery_codes_left!: number;
  /** Whether the shop requires one for the user's role. */
  is_required!: boolean;
}

/** The secret for an authenticator app. Shown once. */
export class SecondFactorSecretDto {
  /** The secret in base32, to be typed. */
  secret!: string;
  /** The secret as an address for the QR code, `otpauth://…`. */
  uri!: string;
}

export class RecoveryCodesDto {
  /** The recovery codes. Each works once, and they cannot be read again later. */
  recovery_codes!: string[];
}
