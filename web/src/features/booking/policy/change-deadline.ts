import { formatDayAndMonth, formatTime, type ShopNow } from '../../../shared/dates/dates.js';

/**
 * Returns until when a booking may be moved or cancelled, `yyyy-MM-ddTHH:mm`: `hours` before its start on the shop's
 * wall clock.
 */
export function toChangeDeadline(date: string, time: string, hours: number): string {
  // Counted as if in UTC: a wall clock has no daylight saving.
  return new Date(Date.parse(`${date}T${time.slice(0, 5)}Z`) - hours * 3_600_000).toISOString().slice(0, 16);
}

/** Whether the client may still move or cancel what can be changed until `deadline`; true until the shop's clock is known. */
export const isBeforeDeadline = (deadline: string, now: ShopNow | undefined): boolean =>
  !now || `${now.date}T${now.time}` < deadline;

/** Formats a deadline that has not passed, as `Wednesday, November 25, 2:30 PM`; undefined once it has. */
export function formatOpenDeadline(deadline: string, now: ShopNow | undefined): string | undefined {
  if (!isBeforeDeadline(deadline, now)) return undefined;
  const [date = '', time = ''] = deadline.split('T');
  return `${formatDayAndMonth(date)}, ${formatTime(time)}`;
}
