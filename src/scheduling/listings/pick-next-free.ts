import type { NextFreeDto } from './next-free.dto.js';

/**
 * The next free start of each person on the first day that has any, the earliest first, as their own cards say it; where these are
 * too few, the earliest later starts of those who are named.
 * @param free by date and time
 */
export function pickNextFree(free: readonly NextFreeDto[], count: number): NextFreeDto[] {
  const ofFirstDay = free.filter(({ date }) => date === free[0]?.date);
  const people = Map.groupBy(ofFirstDay, ({ therapist_id }) => therapist_id);
  const next = [...people.values()].flatMap((starts) => starts.slice(0, 1)).slice(0, count);
  const times = new Set(next.map(({ time }) => time));
  const more = ofFirstDay.filter(({ time }) => !times.has(time) && !!times.add(time));
  return [...next, ...more.slice(0, count - next.length)].sort((one, other) => one.time.localeCompare(other.time));
}
