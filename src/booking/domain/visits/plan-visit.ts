import { InvalidInputError } from '../../../kernel/errors.js';
import {
  formatMinutes,
  type LocalDateTime,
  type LocalTime,
  MINUTES_OF_DAY,
  toMinutes,
} from '../../../kernel/local-time.js';

/** Largest number of treatments in a visit. */
export const MAX_VISIT_PARTS = 6;

/** A treatment of a visit before it has a time. */
export interface UnplannedPart {
  /** The guest of the treatment, from 1. */
  guest: number;
  therapistId: string;
  /** True for Any Available, who may give several treatments at a time. */
  isUnassigned: boolean;
  durationMinutes: number;
}

/** The start of a treatment in its visit, in shop time, and how it joins those before and after it. */
interface PartTime {
  time: LocalTime;
  /** True when it begins as the guest's treatment before it ends. */
  follows: boolean;
  /** True when the same therapist goes on with the same guest at once. */
  isFollowed: boolean;
}

/**
 * Plans the starts of a visit: all guests begin together, and each guest's treatments follow one another directly, in
 * their order.
 * @throws InvalidInputError naming the part for one that would begin after midnight, or whose therapist is busy with
 * another treatment of the visit
 */
export function planVisit(start: Pick<LocalDateTime, 'time'>, parts: readonly UnplannedPart[]): PartTime[] {
  const ends = new Map<number, number>();
  const planned = parts.map((part, nth) => {
    const from = ends.get(part.guest) ?? toMinutes(start.time);
    if (from >= MINUTES_OF_DAY)
      throw new InvalidInputError(`parts.${nth}.service_id`, 'This treatment would begin after midnight');
    const follows = ends.has(part.guest);
    ends.set(part.guest, from + part.durationMinutes);
    return { ...part, from, to: from + part.durationMinutes, follows };
  });
  for (const [nth, part] of planned.entries()) {
    const isBusy = planned.slice(0, nth).some((other) => isSameTherapist(part, other) && isAtOnce(part, other));
    if (isBusy)
      throw new InvalidInputError(`parts.${nth}.therapist_id`, 'Two treatments at the same time need two therapists');
  }
  return planned.map((part) => ({
    time: formatMinutes(part.from),
    follows: part.follows,
    isFollowed: planned.some(
      (next) => next.guest === part.guest && next.from === part.to && isSameTherapist(part, next),
    ),
  }));
}

const isSameTherapist = (one: UnplannedPart, other: UnplannedPart) =>
  !one.isUnassigned && one.therapistId === other.therapistId;

const isAtOnce = (one: { from: number; to: number }, other: { from: number; to: number }) =>
  one.from < other.to && other.from < one.to;
