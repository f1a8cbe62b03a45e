import { ValidateIf } from 'class-validator';
import { IsEmailAddress } from './email-address.js';
import { Trim } from '../transform.decorators.js';
import { VersionDto } from '../version.dto.js';

/** The address to which something is mailed regularly. */
export class OptionalAddressDto extends VersionDto {
  /** The address; null for none. */
  @ValidateIf((_, value) => value !== null)
  @Trim()
  @IsEmailAddress('Invalid email address')
  address!: string | null;
}
