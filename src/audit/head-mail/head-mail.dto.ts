import { OptionalAddressDto } from '../../platform/http/validation/email/optional-address.dto.js';

/** The address to which the head of the chain is mailed every day. */
export class HeadMailDto extends OptionalAddressDto {}

export class HeadMailStateDto {
  address!: string | null;
  /** The day of the last mail, `yyyy-MM-dd`; null before the first. */
  last_date!: string | null;
  version!: number;
}
