import { addMinutes, formatTime, SHOP_GRID_MINUTES } from '../../dates/dates.js';
import { parseTime } from '../../dates/format-shift-hours.js';

const LAST_MINUTE = '23:59';
const MORNING = '06:00';

const BY_DAY = Array.from({ length: (24 * 60) / SHOP_GRID_MINUTES }, (_, nth) =>
  addMinutes('00:00', nth * SHOP_GRID_MINUTES),
);

/** Every time of the grid, the night last. */
const GRID = [...BY_DAY.filter((time) => time >= MORNING), LAST_MINUTE, ...BY_DAY.filter((time) => time < MORNING)];

/** The times that can be chosen, with the one that is there even beside the grid. @param typed a time, to be among them as well */
export function listTimes(value: string | undefined, typed = '') {
  const more = [value, parseTime(typed.trim())].filter((time) => time !== undefined && !GRID.includes(time));
  return [...new Set([...(more as string[]), ...GRID])].map((time) => ({ value: time, label: formatTime(time) }));
}

/** Whether somebody who types `9`, `09:3` or `3:15 pm` may mean that time. */
export function matchesTime(typed: string, time: string): boolean {
  const text = typed.trim().toLowerCase();
  return [time, time.replace(/^0/, ''), formatTime(time).toLowerCase()].some((form) => form.startsWith(text));
}
