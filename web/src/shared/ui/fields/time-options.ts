import { addMinutes, formatTime, MIDNIGHT, SHOP_GRID_MINUTES } from '../../dates/dates.js';

const LAST_MINUTE = '23:59';
const MORNING = '06:00';

const BY_DAY = Array.from({ length: (24 * 60) / SHOP_GRID_MINUTES }, (_, nth) =>
  addMinutes('00:00', nth * SHOP_GRID_MINUTES),
);

/** Every time of the grid, those of the night last. */
const STARTS = [...BY_DAY.filter((time) => time >= MORNING), LAST_MINUTE, ...BY_DAY.filter((time) => time < MORNING)];
/** The same for ends: midnight ends a day. */
const ENDS = STARTS.map((time) => (time === '00:00' ? MIDNIGHT : time));

/**
 * Lists the times to choose from, with the current one even if it is off the grid.
 * @param isEnd whether something ends then, at midnight if need be
 */
export function listTimes(value: string | undefined, isEnd = false) {
  const grid = isEnd ? ENDS : STARTS;
  const times = value && !grid.includes(value) ? [value, ...grid] : grid;
  return times.map((time) => ({ value: time, label: formatTime(time) }));
}

/** Whether the typed text, such as `9`, `09:3` or `3:15 pm`, may mean the time. */
export function matchesTime(typed: string, time: string): boolean {
  const text = typed.trim().toLowerCase();
  const forms = [
    time,
    time.replace(/^0/, ''),
    formatTime(time).toLowerCase(),
    ...(time === MIDNIGHT ? ['00:00', '0:00'] : []),
  ];
  return forms.some((form) => form.startsWith(text));
}
