import { IsEmail, MaxLength } from 'class-validator';
import { emailRules, MAX_EMAIL_LENGTH } from '../../../platform/http/validation/email/email-rules.js';
import { Trim } from '../../../platform/http/validation/transform.decorators.js';

export class BookingLinksDto {
  @Trim()
  @MaxLength(MAX_EMAIL_LENGTH, { message: 'Email must be less than 255 characters' })
  @IsEmail(emailRules, { message: 'Please enter a valid email address' })
  email!: string;
}
