import { type LocalDateTime, addDays } from '../../kernel/local-time.js';
import type { LandingDto } from './landing.dto.js';

/**
 * Returns the moment at which the page will change without an event: the shop opens or closes, a shift begins or ends,
 * a free time passes, or the day ends. Shop-local.
 */
export function landingExpiresAt({ shop, therapists }: LandingDto): LocalDateTime {
  const date = shop.local_now.slice(0, 10);
  const now = shop.local_now.slice(11, 16);
  const times = [
    shop.open_today?.opens,
    shop.open_today?.closes,
    ...therapists.map(({ shift_ends }) => shift_ends),
    ...therapists.map(({ next_shift }) => (next_shift?.date === date ? next_shift.start : undefined)),
    ...therapists.map(({ next_free }) => (next_free?.date === date ? next_free.time : undefined)),
  ];
  const [next] = times.filter((time) => time !== undefined && time > now && time < '24').sort();
  return next ? { date, time: next } : { date: addDays(date, 1), time: '00:00' };
}
