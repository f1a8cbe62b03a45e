import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { toMinutes } from '../../../../shared/dates/dates.js';
import { formatMinutes } from '../../../../shared/dates/format-minutes.js';
import { isVeryLate } from '../../../../shared/dates/lateness.js';
import { NO_SHOW_AFTER_MINUTES } from '../../../../shared/server-rules.js';

/** The day state of a confirmed booking of today. */
export interface DayProgress {
  state: 'expected' | 'arrived' | 'in_service';
  /** Minutes since the start, while the client has not arrived; undefined before it. */
  lateMinutes: number | undefined;
  isVeryLate: boolean;
  mayBeNoShow: boolean;
  mayBeDone: boolean;
}

/** Returns the progress of a confirmed booking of today; undefined for all others. */
export function toDayProgress(
  { status, day_state, booking_date, booking_time }: OfficeBookingDto,
  now: { date: string; time: string } | undefined,
): DayProgress | undefined {
  if (status !== 'confirmed' || booking_date !== now?.date) return undefined;
  const since = toMinutes(now.time) - toMinutes(booking_time);
  const lateMinutes = day_state === null && since >= 0 ? since : undefined;
  return {
    state: day_state ?? 'expected',
    lateMinutes,
    isVeryLate: isVeryLate(lateMinutes ?? 0),
    mayBeNoShow: (lateMinutes ?? 0) >= NO_SHOW_AFTER_MINUTES,
    mayBeDone: since >= 0,
  };
}

/**
 * Formats how late an expected client is.
 * @param lateMinutes 0 or more
 */
export const formatLate = (lateMinutes: number): string =>
  lateMinutes === 0 ? 'Due now' : `Late ${formatMinutes(lateMinutes)}`;
