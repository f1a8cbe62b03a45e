import { hoursOn, type WeekHours } from '../../catalog/index.js';
import type { LocalDateTime, LocalTime } from '../../platform/clock/local-time.js';
import { addDays } from '../../platform/clock/shop-clock.js';

/** For how many minutes the shop was open between two moments. Shop-local; 0 when `to` comes first. */
export function openMinutes(week: WeekHours, from: LocalDateTime, to: LocalDateTime): number {
  let minutes = 0;
  for (let date = from.date; date <= to.date; date = addDays(date, 1)) {
    const { open, close, closed } = hoursOn(week, date);
    const start = date === from.date ? Math.max(minuteOf(open), minuteOf(from.time)) : minuteOf(open);
    const end = date === to.date ? Math.min(minuteOf(close), minuteOf(to.time)) : minuteOf(close);
    if (!closed) minutes += Math.max(0, end - start);
  }
  return minutes;
}

function minuteOf(time: LocalTime): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
