import { formatLongDate } from '../../kernel/format-date.js';
import { type LocalDate, MINUTES_OF_DAY } from '../../kernel/local-time.js';
import { formatDollars, toCents } from '../../kernel/money.js';

/** Formats an amount as the screen does: `$1,204.50`. */
export const formatAmount = (amount: number): string => formatDollars(toCents(amount));

/** Formats a share: `0.2561` → `25.6%`; a dash for null. */
export const formatRate = (rate: number | null): string => (rate === null ? '–' : `${Math.round(rate * 1000) / 10}%`);

/** Formats minutes: `450` → `7 h 30 min`. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** Formats a lead time: `3000` → `2.1 days`; less than a day in hours and minutes. */
export function formatLead(minutes: number | null): string {
  if (minutes === null) return '–';
  return minutes < MINUTES_OF_DAY ? formatDuration(minutes) : `${(minutes / MINUTES_OF_DAY).toFixed(1)} days`;
}

/** Formats a period; a single day is named once. */
export const formatPeriod = (from: LocalDate, to: LocalDate): string =>
  from === to ? formatLongDate(from) : `${formatLongDate(from)} to ${formatLongDate(to)}`;
