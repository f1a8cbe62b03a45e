import type { Span } from './span.js';

/**
 * Counts the gaps too short to book that a booking would leave before and after itself, between the day's other
 * bookings and the ends of its shift.
 * @param shortest minutes of the shortest service with its cleanup
 */
export function countHoles(
  occupied: Span,
  { busy, shifts, shortest }: { busy: readonly Span[]; shifts: readonly Span[]; shortest: number | null },
): number {
  if (shortest === null) return 0;
  const before = Math.max(
    ...busy.map(({ to }) => to).filter((to) => to <= occupied.from),
    ...shifts.map(({ from }) => from).filter((from) => from <= occupied.from),
  );
  const after = Math.min(
    ...busy.map(({ from }) => from).filter((from) => from >= occupied.to),
    ...shifts.map(({ to }) => to).filter((to) => to >= occupied.to),
  );
  const gaps = [occupied.from - before, after - occupied.to];
  return gaps.filter((gap) => gap > 0 && gap < shortest).length;
}
