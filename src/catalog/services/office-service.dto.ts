import { ServiceDto } from './service.dto.js';

/** A service as the office edits it. */
export class OfficeServiceDto extends ServiceDto {
  /** The slug of the service in links, kept when its name changes: `/book?service=…`. */
  slug!: string;

  /** Minutes kept free after it; null for those of the booking rules. */
  cleanup!: number | null;

  /** Whether it is no longer offered; past bookings keep its name. */
  is_retired!: boolean;

  /** Version to send with an edit; 409 `modified` when the service has changed since. */
  version!: number;

  /** Instant of the last change, ISO 8601. */
  updated_at!: string;
}
