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
  /** Six digits of the app, or a recovery code. */
  @Trim()
  @MaxLength(40, { message: 'Code must be at most 40 characters' })
  @IsNotEmpty(codeMissing)
  @IsString(codeMissing)
  code!: string;
}

export class FirstCodeDto {
  /** Six digits. */
  @Trim()
  @Matches(/^\d{3} ?\d{3}$/, { message: 'Enter the six digits that your app shows' })
  @IsString(codeMissing)
  code!: string;
}

export class SecondFactorDto {
  is_enabled!: boolean;
  /** Since when, shop-local `yyyy-MM-ddTHH:mm:ss`; null while it is off. */
  enabled_local!: string | null;
  recovery_codes_left!: number;
  /** Whether the shop asks for one of whoever has this role. */
  is_required!: boolean;
}

/** What an authenticator app needs. Shown once. */
export class SecondFactorSecretDto {
  /** Base32, to be typed. */
  secret!: string;
  /** `otpauth://…`, for the QR code. */
  uri!: string;
}

export class RecoveryCodesDto {
  /** Each opens once. Nobody can read them again. */
  recovery_codes!: string[];
}
