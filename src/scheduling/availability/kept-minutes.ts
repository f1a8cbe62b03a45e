import { MINUTE_MS } from '../../kernel/durations.js';
import type { Slot } from './slot-context.js';

/** Returns the minutes that a slot takes beyond its treatment; 0 where bookings occupy their start only. */
export function getKeptMinutes({
  startsAt,
  endsAt,
  durationMinutes,
}: Pick<Slot, 'startsAt' | 'endsAt' | 'durationMinutes'>): number {
  const [from = 0, to = 0] = [startsAt, endsAt].map((timestamp) => Date.parse(`${timestamp.replace(' ', 'T')}Z`));
  return Math.max(0, (to - from) / MINUTE_MS - durationMinutes);
}
