import { IsEmail, MaxLength, ValidateIf } from 'class-validator';
import { emailRules, MAX_EMAIL_LENGTH } from '../../platform/http/validation/email-rules.js';
import { Trim } from '../../platform/http/validation/transform.decorators.js';
import { VersionDto } from '../../platform/http/validation/version.dto.js';

export class MonthlyReportMailDto extends VersionDto {
  /** Where the report of each month is mailed; null for nowhere. */
  @ValidateIf((_, value) => value !== null)
  @Trim()
  @MaxLength(MAX_EMAIL_LENGTH, { message: 'Email must be less than 255 characters' })
  @IsEmail(emailRules, { message: 'Invalid email address' })
  address!: string | null;
}

export class MonthlyReportMailStateDto {
  address!: string | null;
  /** The first day of the month that was mailed last, `yyyy-MM-dd`; null before the first mail. */
  mailed_month!: string | null;
  version!: number;
}
