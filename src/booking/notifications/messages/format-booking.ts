import { formatDayAndMonth, formatLongDate, formatShortDay, formatTime12h } from '../../../kernel/format-date.js';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import { formatCount } from '../../../platform/format-count.js';
import type { MailBooking } from '../mail-types.js';

/**
 * Formats a booking as `Hot Stone Massage, Thursday, November 26, 2:30 PM`, a series with `from` before the day.
 */
export function formatSummary({ serviceName, date, time, isSeries }: MailBooking): string {
  if (isSeries) return `${serviceName}, from ${formatDayAndMonth(date)}`;
  return `${serviceName}, ${formatDayAndMonth(date)}, ${formatTime12h(time)}`;
}

/** Formats a start as `Thursday, November 26, 2026 at 2:30 PM`. */
export function formatStart({ date, time }: MailBooking): string {
  return `${formatLongDate(date)} at ${formatTime12h(time)}`;
}

/**
 * Formats a move as ` Moved from Thursday, November 26, 2:30 PM to Friday, November 27, 3:00 PM.`, to end a paragraph;
 * empty where nothing moved.
 */
export function formatMove(booking: MailBooking): string {
  const { movedFrom: from, date, time, therapistName } = booking;
  if (!from || booking.status === 'cancelled') return '';
  if (from.date === date && from.time === time) return ` Moved from ${from.therapistName} to ${therapistName}.`;
  const isSamePerson = from.isUnassigned || from.therapistName === therapistName;
  const [before, after] = isSamePerson ? ['', ''] : [` with ${from.therapistName}`, ` with ${therapistName}`];
  const start = (at: LocalDateTime) => `${formatDayAndMonth(at.date)}, ${formatTime12h(at.time)}`;
  return ` Moved from ${start(from)}${before} to ${start(booking)}${after}.`;
}

/**
 * Formats another time as `Moved to Fri Nov 27, 9:30 AM (was Thu Nov 26, 3:30 PM)`, on the same day with the hour alone
 * in brackets; null where the time is as it was.
 */
export function formatMovedTime({ movedFrom: from, date, time }: MailBooking): string | null {
  if (!from || (from.date === date && from.time === time)) return null;
  const before = formatTime12h(from.time);
  const was = from.date === date ? before : `${formatShortDay(from.date)}, ${before}`;
  return `Moved to ${formatShortDay(date)}, ${formatTime12h(time)} (was ${was})`;
}

/** Returns a name that reads well after “with”. */
export function formatTherapist({ isUnassigned, therapistName }: MailBooking): string {
  return isUnassigned ? 'one of our therapists' : therapistName;
}

/** Whether it is known that the time cannot be had, with this therapist or for want of a room. */
export const isNotFree = ({ pendingReason }: MailBooking): boolean =>
  pendingReason === 'time_conflict' || pendingReason === 'fully_booked' || pendingReason === 'no_room';

/** Says of a request what is known of its time, without the full stop. */
export const formatPending = (booking: MailBooking): string =>
  isNotFree(booking) ? 'That time is not free at the moment, so it is not confirmed' : 'It is not confirmed yet';

/** Counts the appointments of a series: `8 appointments`; undefined for anything else. */
export const countAppointments = ({ isSeries, treatments }: MailBooking): string | undefined =>
  isSeries && treatments ? formatCount(treatments.length, 'appointment') : undefined;
