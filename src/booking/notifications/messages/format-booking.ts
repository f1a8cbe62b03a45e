import { formatDayAndMonth, formatLongDate, formatTime12h } from '../../../kernel/format-date.js';
import type { MailBooking } from '../mail-types.js';

/** `Hot Stone Massage, Thursday, November 26, 2:30 PM` */
export function formatSummary({ serviceName, date, time }: MailBooking): string {
  return `${serviceName}, ${formatDayAndMonth(date)}, ${formatTime12h(time)}`;
}

/** `Thursday, November 26, 2026 at 2:30 PM` */
export function formatStart({ date, time }: MailBooking): string {
  return `${formatLongDate(date)} at ${formatTime12h(time)}`;
}

/** A name that reads well after “with”. */
export function formatTherapist({ isUnassigned, therapistName }: MailBooking): string {
  return isUnassigned ? 'one of our therapists' : therapistName;
}
