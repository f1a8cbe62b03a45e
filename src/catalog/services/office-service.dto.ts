import { ServiceDto } from '../storefront/service.dto.js';

/** A service as the office edits it. */
export class OfficeServiceDto extends ServiceDto {
  /** Names it in links, whatever it is called since: `/book?service=…`. */
  slug!: string;

  /** Minutes kept free after it; null for those of the booking rules. */
  cleanup!: number | null;

  /** No longer offered; bookings of the past keep its name. */
  is_retired!: boolean;

  /** Travels with an edit; 409 `modified` when somebody else was faster. */
  version!: number;

  /** ISO 8601 */
  updated_at!: string;
}
