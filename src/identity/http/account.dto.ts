import { IsBoolean, IsEmail, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../platform/http/trimmed.js';
import type { LinkPurpose } from '../accounts/password-links.js';

const tooLong = { message: 'Password must be at most 200 characters' };
const missing = { message: 'Password is required' };
const noLink = { message: 'The link is not complete' };

export class ForgottenPasswordDto {
  @Trimmed()
  @MaxLength(255, { message: 'Email must be less than 255 characters' })
  @IsEmail({}, { message: 'Invalid email address' })
  email!: string;
}

export class PasswordLinkDto {
  @MaxLength(200, noLink)
  @IsString(noLink)
  token!: string;
}

export class LinkOwnerDto {
  email!: string;
  purpose!: LinkPurpose;
}

export class NewPasswordDto extends PasswordLinkDto {
  @MaxLength(200, tooLong)
  @IsString(missing)
  password!: string;
}

export class ChangePasswordDto {
  @MaxLength(200, tooLong)
  @IsNotEmpty({ message: 'Please enter your current password' })
  @IsString({ message: 'Please enter your current password' })
  current_password!: string;

  /** At least 12 characters. */
  @MaxLength(200, tooLong)
  @IsString(missing)
  password!: string;
}

export class AccountAccessDto {
  @IsBoolean({ message: 'Say whether the account is enabled' })
  is_enabled!: boolean;
}
