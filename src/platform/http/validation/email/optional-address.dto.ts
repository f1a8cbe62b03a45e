import { IsEmail, MaxLength, ValidateIf } from 'class-validator';
import { emailRules, MAX_EMAIL_LENGTH } from './email-rules.js';
import { Trim } from '../transform.decorators.js';
import { VersionDto } from '../version.dto.js';

/** Where something is mailed regularly. */
export class OptionalAddressDto extends VersionDto {
  /** Null for nowhere. */
  @ValidateIf((_, value) => value !== null)
  @Trim()
  @MaxLength(MAX_EMAIL_LENGTH, { message: 'Email must be less than 255 characters' })
  @IsEmail(emailRules, { message: 'Invalid email address' })
  address!: string | null;
}
