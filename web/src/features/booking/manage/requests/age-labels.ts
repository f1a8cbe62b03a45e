import { formatMinutes } from '../../../../shared/dates/format-minutes.js';
import { formatCount } from '../../../../shared/format-count.js';

/** Formats minutes as an age, rounded down: `65` → `1 h 5 min`, `3000` → `2 days`. */
export function formatAge(minutes: number): string {
  if (minutes < 1) return 'just now';
  const days = Math.floor(minutes / 1440);
  if (days >= 1) return formatCount(days, 'day');
  return formatMinutes(minutes);
}
