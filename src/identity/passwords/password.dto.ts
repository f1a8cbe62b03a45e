import { IsEmail, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { emailRules, MAX_EMAIL_LENGTH } from '../../platform/http/validation/email/email-rules.js';
import { Trim } from '../../platform/http/validation/transform.decorators.js';
import type { TokenPurpose } from './token-purpose.js';

const tooLongMessage = { message: 'Password must be at most 200 characters' };
const missingMessage = { message: 'Password is required' };
const incompleteLinkMessage = { message: 'The link is not complete' };

export class ForgottenPasswordDto {
  @Trim()
  @MaxLength(MAX_EMAIL_LENGTH, { message: 'Email must be less than 255 characters' })
  @IsEmail(emailRules, { message: 'Invalid email address' })
  email!: string;
}

export class PasswordLinkDto {
  @MaxLength(200, incompleteLinkMessage)
  @IsString(incompleteLinkMessage)
  token!: string;
}

export class LinkOwnerDto {
  email!: string;
  purpose!: TokenPurpose;
}

export class NewPasswordDto extends PasswordLinkDto {
  @MaxLength(200, tooLongMessage)
  @IsString(missingMessage)
  password!: string;
}

export class ChangePasswordDto {
  @MaxLength(200, tooLongMessage)
  @IsNotEmpty({ message: 'Please enter your current password' })
  @IsString({ message: 'Please enter your current password' })
  current_password!: string;

  /** At least 12 characters. */
  @MaxLength(200, tooLongMessage)
  @IsString(missingMessage)
  password!: string;
}
