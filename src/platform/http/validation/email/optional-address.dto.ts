import { ValidateIf } from 'class-validator';
import { IsEmailAddress } from './email-address.js';
import { Trim } from '../transform.decorators.js';
import { VersionDto } from '../version.dto.js';

/** Where something is mailed regularly. */
export class OptionalAddressDto extends VersionDto {
  /** Null for nowhere. */
  @ValidateIf((_, value) => value !== null)
  @Trim()
  @IsEmailAddress('Invalid email address')
  address!: string | null;
}
