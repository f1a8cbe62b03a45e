import { IsEmailAddress } from '../../../../platform/http/validation/email/email-address.js';
import { Trim } from '../../../../platform/http/validation/transform.decorators.js';

export class BookingLinksDto {
  @Trim()
  @IsEmailAddress('Please enter a valid email address')
  email!: string;
}
