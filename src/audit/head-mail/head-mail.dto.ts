import { IsEmail, MaxLength, ValidateIf } from 'class-validator';
import { emailRules, MAX_EMAIL_LENGTH } from '../../platform/http/validation/email-rules.js';
import { VersionDto } from '../../platform/http/validation/version.dto.js';
import { Trim } from '../../platform/http/validation/transform.decorators.js';

export class HeadMailDto extends VersionDto {
  /** Where the head of the chain is mailed every day; null for nowhere. */
  @ValidateIf((_, value) => value !== null)
  @Trim()
  @MaxLength(MAX_EMAIL_LENGTH, { message: 'Email must be less than 255 characters' })
  @IsEmail(emailRules, { message: 'Invalid email address' })
  address!: string | null;
}

export class HeadMailStateDto {
  address!: string | null;
  /** The day of the last mail, `yyyy-MM-dd`; null before the first. */
  last_date!: string | null;
  version!: number;
}
