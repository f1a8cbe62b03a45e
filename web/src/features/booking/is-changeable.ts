import type { CustomerBookingDto } from '../../shared/api/generated.js';
import type { ShopNow } from '../../shared/dates/dates.js';

/** Whether the client may still move or cancel it; true until the shop's clock is known. */
export const isChangeable = ({ changeable_until }: CustomerBookingDto, now: ShopNow | undefined): boolean =>
  !now || `${now.date}T${now.time}` < changeable_until;
