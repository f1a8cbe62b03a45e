import type { NextFreeDto } from './next-free.dto.js';

/**
 * Picks the starts to show on the landing page, earliest first: each therapist's first free start of the first day that
 * has any. If these are too few, adds the earliest other times of that day.
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
