import { OptionalAddressDto } from '../../platform/http/validation/email/optional-address.dto.js';

/** Where the report of each month is mailed. */
export class MonthlyReportMailDto extends OptionalAddressDto {}

export class MonthlyReportMailStateDto {
  address!: string | null;
  /** The first day of the month that was mailed last, `yyyy-MM-dd`; null before the first mail. */
  mailed_month!: string | null;
  version!: number;
}
