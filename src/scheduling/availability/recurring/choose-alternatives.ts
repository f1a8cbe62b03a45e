import { type LocalTime, toMinutes } from '../../../kernel/local-time.js';
import type { Slot } from '../../day/slot.js';

/** The start that a booking of a series wants on each of its days. */
export interface WantedStart {
  time: LocalTime;
  /** The therapist; null for anybody who gives the service. */
  therapistId: string | null;
}

/**
 * Chooses what to propose instead of a start: the nearest one of the same therapist, and the same time with another
 * one; where there is neither, the nearest start of anybody. Of two as near the earlier one.
 * @param free free starts of the day, of therapists at the same start the best first
 */
export function chooseAlternatives(free: readonly Slot[], { time, therapistId }: WantedStart): Slot[] {
  const distance = (slot: Slot) => Math.abs(toMinutes(slot.time) - toMinutes(time));
  const nearest = (slots: readonly Slot[]) =>
    slots.toSorted((one, other) => distance(one) - distance(other) || one.time.localeCompare(other.time))[0];
  const own = nearest(free.filter((slot) => slot.therapistId === therapistId));
  const others = free.filter((slot) => slot.therapistId !== therapistId);
  const another = therapistId === null ? undefined : others.find((slot) => slot.time === time);
  const found = [own, another].filter((slot) => slot !== undefined);
  return found.length > 0 ? found : [nearest(others)].filter((slot) => slot !== undefined);
}
