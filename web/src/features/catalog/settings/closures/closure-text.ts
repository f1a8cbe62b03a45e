import type { ClosureDto } from '../../../../shared/api/generated.js';
import { formatDateAndYear } from '../../../../shared/dates/dates.js';
import { formatCount } from '../../../../shared/format-count.js';
import type { Toast } from '../../../../shared/toast/toast-message.js';
import { successToast } from '../../../../shared/toast/toasts.js';

const listFormat = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Formats a date with its year, because closures lie months ahead: `2026-12-25` → `Fri, Dec 25, 2026`. */
export const formatDay = formatDateAndYear;

export const formatDays = ({ first_date, last_date }: Pick<ClosureDto, 'first_date' | 'last_date'>): string =>
  first_date === last_date ? formatDay(first_date) : `${formatDay(first_date)} to ${formatDay(last_date)}`;

type Affected = Pick<ClosureDto, 'open_bookings' | 'offers' | 'shifts'>;

/** Describes what remains on a closure's days although the shop is closed; undefined where nothing does. */
export const formatAffected = (closure: ClosureDto): string | undefined =>
  formatRemaining(closure, closure.first_date === closure.last_date);

/** Returns the toast of closures that were saved, with what remains on their days. */
export function savedToast(done: string, closures: readonly ClosureDto[]): Toast {
  const sum = (field: keyof Affected) => closures.reduce((total, closure) => total + closure[field], 0);
  const all = { open_bookings: sum('open_bookings'), offers: sum('offers'), shifts: sum('shifts') };
  const [first] = closures;
  const remaining = formatRemaining(all, closures.length === 1 && first?.first_date === first?.last_date);
  return remaining ? successToast(`${remaining}: see the list of closures.`, done) : successToast(done);
}

function formatRemaining({ open_bookings, offers, shifts }: Affected, isOneDay: boolean): string | undefined {
  const counts = [
    open_bookings > 0 && formatCount(open_bookings, 'booking'),
    offers > 0 && formatCount(offers, 'offer'),
    shifts > 0 && formatCount(shifts, 'shift'),
  ].filter((count) => count !== false);
  if (counts.length === 0) return undefined;
  const verb = open_bookings + offers + shifts === 1 ? 'is' : 'are';
  return `${listFormat.format(counts)} ${verb} still on ${isOneDay ? 'this day' : 'these days'}`;
}
