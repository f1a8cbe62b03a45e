import { addDays, formatMinutes, type LocalDate, type LocalDateTime } from '../../kernel/local-time.js';
import type { Period } from '../performance/compared-periods.js';

/**
 * Shop-local hour of the mail, on the first day after a month: people read their mail then, and the last evening's
 * bookings are completed.
 */
const MAILED_AT_HOUR = 7;

/** Returns the first day of the last month whose report can be mailed at that time. */
export function toLastEndedMonth({ date, time }: LocalDateTime): LocalDate {
  const month = Temporal.PlainDateTime.from(`${date}T${time}`).subtract({ hours: MAILED_AT_HOUR }).toPlainDate();
  return month.with({ day: 1 }).subtract({ months: 1 }).toString();
}

/** Returns the month that begins on a day. */
export function toMonth(first: LocalDate): Period {
  return { from: first, to: addDays(nextMonth(first), -1) };
}

/**
 * Returns the moment up to which a month's report counts, the last minute before its mail is due, so that its figures
 * do not depend on when it is sent.
 */
export function getReportMoment(first: LocalDate): string {
  return `${nextMonth(first)}T${formatMinutes(MAILED_AT_HOUR * 60 - 1)}`;
}

const nextMonth = (first: LocalDate): LocalDate => Temporal.PlainDate.from(first).add({ months: 1 }).toString();
