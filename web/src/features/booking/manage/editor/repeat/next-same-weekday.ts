import { addDays, daysBetween, toMonday, type ShopNow } from '../../../../../shared/dates/dates.js';

/** Returns the next day of the same weekday on which that start lies ahead, `yyyy-MM-dd`. */
export function nextSameWeekday({ date, time }: ShopNow, now: ShopNow): string {
  const weekday = daysBetween(toMonday(date), date);
  const day = addDays(toMonday(now.date), weekday);
  return day < now.date || (day === now.date && time <= now.time) ? addDays(day, 7) : day;
}
