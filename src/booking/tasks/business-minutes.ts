import { getHoursOn, type WeekHours } from '../../catalog/index.js';
import { addDays, type LocalDateTime, toMinutes } from '../../kernel/local-time.js';

/** Returns the minutes for which the shop was open between two moments, in shop time; 0 when `to` comes first. */
export function businessMinutesBetween(week: WeekHours, from: LocalDateTime, to: LocalDateTime): number {
  let minutes = 0;
  for (let date = from.date; date <= to.date; date = addDays(date, 1)) {
    const { open, close, closed } = getHoursOn(week, date);
    const start = date === from.date ? Math.max(toMinutes(open), toMinutes(from.time)) : toMinutes(open);
    const end = date === to.date ? Math.min(toMinutes(close), toMinutes(to.time)) : toMinutes(close);
    if (!closed) minutes += Math.max(0, end - start);
  }
  return minutes;
}
