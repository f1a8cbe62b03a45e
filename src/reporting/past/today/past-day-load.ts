import { formatMinutes, type LocalTime, MINUTES_OF_DAY, toMinutes } from '../../../kernel/local-time.js';
import type { ShopDay } from '../../../platform/clock/shop-day.js';
import type { PastSchedule, PastSpan } from '../../../scheduling/index.js';

/**
 * Time of a therapist that was taken, in minutes from the midnight with which the day began; negative when it began
 * before.
 */
export interface BusySpan {
  therapistId: string;
  from: number;
  to: number;
}

interface Gap {
  therapistId: string;
  from: LocalTime;
  /** End of the gap; 24:00 for midnight. */
  to: LocalTime;
  minutes: number;
}

/** Counts the minutes of all shifts, less leave and blocks; 0 on a closure. Overlapping shifts count once. */
export function countRosteredMinutes(schedule: PastSchedule, day: ShopDay): number {
  const rostered = new Set(schedule.shifts.map(({ therapistId }) => therapistId));
  return [...rostered]
    .flatMap((id) => toRuns(toWork(schedule, id)))
    .reduce((sum, [from, to]) => sum + day.elapsedBetween(from, to), 0);
}

/**
 * Finds stretches of active therapists' shifts that nobody had booked, by their start.
 * @param open the minutes within which the shop could be booked.
 * @param shortest minutes of the shortest gap that is returned
 */
export function findGaps(
  schedule: PastSchedule,
  busy: readonly BusySpan[],
  { open, shortest }: { open: readonly [from: number, to: number]; shortest: number },
): Gap[] {
  const active = schedule.therapists.filter(({ isActive }) => isActive);
  const gaps = active.flatMap(({ id }) => {
    const free = toWork(schedule, id);
    free.fill(0, 0, open[0]).fill(0, Math.max(open[0], open[1]));
    for (const { from, to } of busy.filter(({ therapistId }) => therapistId === id))
      free.fill(0, Math.max(0, from), Math.max(0, to));
    return toRuns(free).map(([from, to]) => ({ therapistId: id, from, to }));
  });
  return gaps
    .filter(({ from, to }) => to - from >= shortest)
    .sort((one, other) => one.from - other.from)
    .map(({ therapistId, from, to }) => ({
      therapistId,
      from: formatMinutes(from),
      to: formatMinutes(to),
      minutes: to - from,
    }));
}

/** Returns 1 for each minute of the day at which the therapist was rostered and present, else 0. */
function toWork({ closure, shifts, blocks, leave }: PastSchedule, id: string): Uint8Array {
  const minutes = new Uint8Array(MINUTES_OF_DAY);
  if (closure !== null) return minutes;
  const own = (spans: readonly PastSpan[]) => spans.filter(({ therapistId }) => therapistId === id);
  for (const { from, to } of own(shifts)) minutes.fill(1, toMinutes(from), toMinutes(to));
  for (const { from, to } of [...own(blocks), ...own(leave)]) minutes.fill(0, toMinutes(from), toMinutes(to));
  return minutes;
}

function toRuns(minutes: Uint8Array): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (let from = minutes.indexOf(1); from >= 0;) {
    const end = minutes.indexOf(0, from);
    const to = end < 0 ? MINUTES_OF_DAY : end;
    runs.push([from, to]);
    from = minutes.indexOf(1, to);
  }
  return runs;
}
