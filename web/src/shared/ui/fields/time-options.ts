import { addMinutes, formatTime, SHOP_GRID_MINUTES } from '../../dates/dates.js';

const LAST_MINUTE = '23:59';
const MORNING = '06:00';

const BY_DAY = Array.from({ length: (24 * 60) / SHOP_GRID_MINUTES }, (_, nth) =>
  addMinutes('00:00', nth * SHOP_GRID_MINUTES),
);

/** Every time of the grid, those of the night last. */
const GRID = [...BY_DAY.filter((time) => time >= MORNING), LAST_MINUTE, ...BY_DAY.filter((time) => time < MORNING)];

/** Lists the times to choose from, with the current one even if it is off the grid. */
export function listTimes(value: string | undefined) {
  const times = value && !GRID.includes(value) ? [value, ...GRID] : GRID;
  return times.map((time) => ({ value: time, label: formatTime(time) }));
}

/** Whether the typed text, such as `9`, `09:3` or `3:15 pm`, may mean the time. */
export function matchesTime(typed: string, time: string): boolean {
  const text = typed.trim().toLowerCase();
  return [time, time.replace(/^0/, ''), formatTime(time).toLowerCase()].some((form) => form.startsWith(text));
}
