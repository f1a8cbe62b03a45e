import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { IsEmailAddress } from '../../platform/http/validation/email/email-address.js';
import { Trim } from '../../platform/http/validation/transform.decorators.js';
import type { TokenPurpose } from './token-purpose.js';

const tooLongMessage = { message: 'Password must be at most 200 characters' };
const missingMessage = { message: 'Password is required' };
const incompleteLinkMessage = { message: 'The link is not complete' };

export class ForgottenPasswordDto {
  @Trim()
  @IsEmailAddress('Invalid email address')
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

  /** Password of 12 to 200 characters. */
  @MaxLength(200, tooLongMessage)
  @IsString(missingMessage)
  password!: string;
}
