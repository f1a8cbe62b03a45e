import { type Executor, sql } from '../../platform/database/sql.js';
import { canConfirmForVisitor } from '../day/reasons.js';
import type { Slot } from '../day/slot.js';
import { findSlotsOfDays } from '../day/find-slots.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';
import type { HeldSlot } from './held-slot.js';
import { openAt } from '../reservations/counted-reservations.js';

/** A start that could be booked or offered now, with the freed slots that may have made it possible. */
export interface OpenedStart {
  serviceId: string;
  slot: Slot;
  by: readonly HeldSlot[];
}

/**
 * Services and time to check. `isForWaiting` also counts kept openings as free, to find starts that can be offered to
 * those who wait.
 */
export interface OpenedStartsFilter {
  serviceIds: readonly string[];
  now: Date;
  isForWaiting: boolean;
}

/**
 * Finds the starts of some services that may not have been free before. Reads all days in full, because the caller
 * has locked them.
 */
export async function findOpenedStarts(
  db: Executor,
  freed: readonly HeldSlot[],
  { serviceIds, now, isForWaiting }: OpenedStartsFilter,
): Promise<OpenedStart[]> {
  const days = await findAffectedDays(db, freed);
  const counted = openAt(now);
  const found = await Promise.all(
    serviceIds.map((serviceId) => findSlotsOfDays(db, days, { serviceId, counted, isForWaiting })),
  );
  return found.flatMap((slots, nth) =>
    slots
      .filter((slot) => slot.therapistIsActive && canConfirmForVisitor(slot))
      .map((slot) => ({ serviceId: serviceIds[nth]!, slot, by: findOpeners(slot, freed) }))
      .filter(({ by }) => by.length > 0),
  );
}

/**
 * Finds the days of the therapists concerned and, where a room became free, those of all therapists who work on that
 * date.
 */
async function findAffectedDays(db: Executor, freed: readonly HeldSlot[]): Promise<TherapistDay[]> {
  const inRooms = new Set(freed.flatMap(({ roomId, date }) => (roomId === null ? [] : [date])));
  const rostered = inRooms.size === 0 ? [] : await sql<TherapistDay>(db, rosteredSql, [[...inRooms]]);
  return [...new Map([...freed, ...rostered].map((day) => [toKey(day), day])).values()];
}

/**
 * Returns the freed slots that overlap a start. If the day may have been full before, all freed slots of the therapist
 * that day.
 */
export function findOpeners(slot: OpenedSlot, freed: readonly HeldSlot[]): HeldSlot[] {
  const ofDay = freed.filter((held) => toKey(held) === toKey(slot));
  const mayHaveBeenFull = slot.slotsRemaining <= new Set(ofDay.map(({ startsAt }) => startsAt)).size;
  return freed.filter((held) => {
    if (toKey(held) === toKey(slot)) return mayHaveBeenFull || overlaps(slot, held);
    return held.roomId !== null && held.date === slot.date && overlaps(slot, held);
  });
}

type OpenedSlot = Pick<Slot, 'therapistId' | 'date' | 'startsAt' | 'endsAt' | 'slotsRemaining'>;

function overlaps(one: Pick<HeldSlot, 'startsAt' | 'endsAt'>, other: Pick<HeldSlot, 'startsAt' | 'endsAt'>): boolean {
  const [first, second] = one.startsAt <= other.startsAt ? [one, other] : [other, one];
  return second.startsAt === first.startsAt || second.startsAt < first.endsAt;
}

const toKey = ({ therapistId, date }: TherapistDay) => `${therapistId} ${date}`;

const rosteredSql = /* sql */ `
  select distinct therapist_id as "therapistId", roster_date::text as date from therapist_roster where roster_date = any ($1::date[])`;
