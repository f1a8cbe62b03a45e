import type { ShopClock } from '../../platform/clock/shop-clock.js';

/**
 * Returns the last instant of a minute of the shop's wall clock, `yyyy-MM-ddTHH:mm`, so that everything in that minute
 * is included.
 */
export function endOfMinute(clock: ShopClock, minute: string): Date {
  const [date, time] = minute.split('T') as [string, string];
  return new Date(clock.toInstant({ date, time }).getTime() + 59_999);
}
