import { SHOP_GRID_MINUTES, toMinutes } from '../../../../shared/dates/dates.js';
import type { DropTarget } from './drop-target.js';

/** The steps of the arrow keys with Alt. */
export const STRETCH_STEPS: Record<string, 1 | -1 | undefined> = { ArrowUp: -1, ArrowDown: 1 };

const DAY_MINUTES = 24 * 60;

/** Ends a booking at the minute of the grid that is nearest to `end`, on the same day. */
export function stretchTo(target: DropTarget, end: number): DropTarget {
  const start = toMinutes(target.time);
  const onGrid = Math.round(end / SHOP_GRID_MINUTES) * SHOP_GRID_MINUTES;
  const latest = Math.min(onGrid, DAY_MINUTES);
  const earliest = Math.ceil(start / SHOP_GRID_MINUTES + 1) * SHOP_GRID_MINUTES;
  return { ...target, minutes: Math.max(latest, earliest) - start };
}

/** Makes a booking one step of the grid longer or shorter; an end that is off the grid moves to the grid first. */
export function stretchByStep(target: DropTarget, step: 1 | -1): DropTarget {
  const end = toMinutes(target.time) + target.minutes;
  const steps = end / SHOP_GRID_MINUTES;
  return stretchTo(target, (step > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * SHOP_GRID_MINUTES);
}
