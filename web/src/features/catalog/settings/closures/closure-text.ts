import type { ClosureDto } from '../../../../shared/api/generated.js';
import { formatDateAndYear } from '../../../../shared/dates/dates.js';
import { formatCount } from '../../../../shared/format-count.js';

const listFormat = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Formats a date with its year, because closures lie months ahead: `2026-12-25` → `Fri, Dec 25, 2026`. */
export const formatDay = formatDateAndYear;

export const formatDays = ({ first_date, last_date }: Pick<ClosureDto, 'first_date' | 'last_date'>): string =>
  first_date === last_date ? formatDay(first_date) : `${formatDay(first_date)} to ${formatDay(last_date)}`;

/** Describes what remains on a closure's days although the shop is closed; undefined where nothing does. */
export function formatAffected({
  open_bookings,
  offers,
  shifts,
  first_date,
  last_date,
}: ClosureDto): string | undefined {
  const counts = [
    open_bookings > 0 && formatCount(open_bookings, 'booking'),
    offers > 0 && formatCount(offers, 'offer'),
    shifts > 0 && formatCount(shifts, 'shift'),
  ].filter((count) => count !== false);
  if (counts.length === 0) return undefined;
  const verb = open_bookings + offers + shifts === 1 ? 'lies' : 'lie';
  return `${listFormat.format(counts)} ${verb} on ${first_date === last_date ? 'this day' : 'these days'}`;
}
