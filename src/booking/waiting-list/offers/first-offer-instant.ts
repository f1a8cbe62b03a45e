import { addDays } from '../../../kernel/local-time.js';
import type { ShopClock } from '../../../platform/clock/shop-clock.js';
import { isQuietHour, OFFERS_FROM } from '../domain/offer-terms.js';

/** Returns the first moment from an instant on at which offers are sent. */
export function firstOfferInstant(clock: ShopClock, instant: Date): Date {
  const { date, time } = clock.toLocal(instant);
  if (!isQuietHour(time)) return instant;
  return clock.toInstant({ date: time < OFFERS_FROM ? date : addDays(date, 1), time: OFFERS_FROM });
}
