import { OptionalAddressDto } from '../../platform/http/validation/email/optional-address.dto.js';

/** The address to which the report of each month is mailed. */
export class MonthlyReportMailDto extends OptionalAddressDto {}

export class MonthlyReportMailStateDto {
  address!: string | null;
  /** First day of the last month that was mailed, `yyyy-MM-dd`; null before the first mail. */
  mailed_month!: string | null;
  version!: number;
}
