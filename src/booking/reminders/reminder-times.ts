import { addDays, HOUR_MS, type LocalDateTime, MINUTE_MS } from '../../kernel/local-time.js';
import type { ShopClock } from '../../platform/clock/shop-clock.js';

/**
 * `ahead` is sent days before the appointment and asks whether the client comes. `day-before` replaces it for what was
 * agreed later than that, which counts as a yes: it asks nothing. `same-day` is sent on the day itself.
 */
export type ReminderKind = 'ahead' | 'day-before' | 'same-day';

/** First and last time at which reminders are sent, shop time. */
const FIRST_TIME = '08:00';
const LAST_TIME = '20:00';

/** Hours before the start after which a booking that is made or moved needs no reminder. */
const MIN_NOTICE_HOURS = 24;
const SAME_DAY_HOURS = 3;

/** Time after it became due for which a reminder is still sent, even in quiet hours. */
const GRACE_MS = 15 * MINUTE_MS;
type Zone = Pick<ShopClock, 'toLocal' | 'toInstant'>;

interface ReminderPlan {
  /** The start, in shop time. */
  start: LocalDateTime;
  /** Instant at which the client and the shop agreed on that start. */
  agreedAt: Date;
  /** Hours of the shop's setting: 24, 48 or 72; 0 for none. */
  hoursBefore: number;
}

/**
 * Returns when to send a reminder: ahead the given hours before the start, or the nearest allowed minute before that. If
 * the start was agreed after that moment, the one a day before is sent instead.
 * @returns null when no reminder of this kind is to be sent
 */
export function findReminderTime(kind: ReminderKind, { start, agreedAt, hoursBefore }: ReminderPlan, zone: Zone) {
  const startsAt = zone.toInstant(start).getTime();
  const before = (hours: number) => new Date(startsAt - hours * HOUR_MS);
  if (agreedAt > before(MIN_NOTICE_HOURS)) return null;
  if (kind === 'same-day') return toAllowedMinute(before(SAME_DAY_HOURS), zone);
  if (hoursBefore === 0) return null;
  const ahead = toAllowedMinute(before(hoursBefore), zone);
  if (kind === 'ahead') return ahead >= agreedAt ? ahead : null;
  return ahead >= agreedAt ? null : toAllowedMinute(before(MIN_NOTICE_HOURS), zone);
}

/** Whether a reminder that was due at `dueAt` may be sent now. */
export function canBeSent(dueAt: Date, now: Date, zone: Zone): boolean {
  const age = now.getTime() - dueAt.getTime();
  return age >= 0 && (age < GRACE_MS || !isQuiet(now, zone));
}

/** Whether it is too early or too late in the day to remind anybody. */
export function isQuiet(now: Date, zone: Zone): boolean {
  const { time } = zone.toLocal(now);
  return time < FIRST_TIME || time > LAST_TIME;
}

/** Returns the minute itself, or the nearest one before it at which people may be reminded. */
export function toAllowedMinute(instant: Date, zone: Zone): Date {
  const { date, time } = zone.toLocal(instant);
  if (time < FIRST_TIME) return zone.toInstant({ date: addDays(date, -1), time: LAST_TIME });
  return time > LAST_TIME ? zone.toInstant({ date, time: LAST_TIME }) : instant;
}
