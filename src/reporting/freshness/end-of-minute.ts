import type { ShopClock } from '../../platform/clock/shop-clock.js';

/** The last instant of a minute of the shop's wall clock, `yyyy-MM-ddTHH:mm`: what happened in it belongs to it. */
export function endOfMinute(clock: ShopClock, minute: string): Date {
  const [date, time] = minute.split('T') as [string, string];
  return new Date(clock.toInstant({ date, time }).getTime() + 59_999);
}
