import type { Transaction } from '../../platform/database/pipelining/index.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { canConfirmForVisitor } from '../day/reasons.js';
import type { Slot } from '../day/slot.js';
import { findSlotByTherapist } from '../day/find-slots.js';
import { openAt } from '../reservations/counted-reservations.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import type { SlotQuery } from '../reservations/slot-request.js';
import { type Candidate, rankCandidates } from './rank-candidates.js';
import { assignmentRulesSql, isQualifiedSql, rankedSql } from './ranked-sql.js';

export interface FreeCandidate extends Candidate {
  slot: Slot;
}

/**
 * Finds the therapists who could take a booking of Any Available at a time, in the order in which it would be given to
 * them. Their days are locked until the transaction ends, in the global lock order, so that a slot found free can be
 * claimed.
 */
export async function findCandidates(
  tx: Transaction,
  query: Omit<SlotQuery, 'therapistId'> & { now: Date },
): Promise<FreeCandidate[]> {
  const { date, serviceId } = query;
  const rostered = await sql<{ id: string }>(tx, qualifiedSql, [date, serviceId]);
  const therapistIds = rostered.map(({ id }) => id);
  if (therapistIds.length === 0) return [];
  void lockTherapistDays(
    tx,
    therapistIds.map((therapistId) => ({ therapistId, date })),
  );
  const { time, now, ...day } = query;
  const slots = await findSlotByTherapist(tx, { ...day, therapistIds, counted: openAt(now) }, time);
  return rankSlots(tx, [...slots.values()].filter(isFreeCandidate));
}

/**
 * Ranks the slots of different therapists, at the same start, in the order in which a booking would be given to them.
 */
export async function rankSlots(db: Executor, slots: readonly Slot[]): Promise<FreeCandidate[]> {
  if (slots.length === 0) return [];
  const candidates = await sql<Candidate>(db, rankedFreeSql, [
    slots.map(({ therapistId }) => therapistId),
    slots.map(({ startsAt }) => startsAt),
    slots.map(({ endsAt }) => endsAt),
  ]);
  const byTherapist = new Map(slots.map((slot) => [slot.therapistId, slot]));
  return rankCandidates(
    candidates.map((candidate) => ({ ...candidate, slot: byTherapist.get(candidate.therapistId)! })),
  );
}

/** Whether a booking of Any Available could be given to the slot's therapist. */
export const isFreeCandidate = (slot: Slot): boolean => slot.therapistIsActive && canConfirmForVisitor(slot);

const qualifiedSql = /* sql */ `
  select t.id from therapists t
  left join services s on s.id = $2::uuid
  left join therapist_treatments own on own.therapist_id = t.id and own.service_id = s.id
  where t.is_active and not t.is_unassigned and ${isQualifiedSql('$2::uuid')}
    and exists (select from therapist_roster where therapist_id = t.id and roster_date = $1::date)`;

const rankedFreeSql = /* sql */ `
  with ${assignmentRulesSql},
  wanted as (select * from unnest($1::uuid[], $2::timestamp[], $3::timestamp[]) as wanted (id, starts_at, ends_at))
  ${rankedSql()}`;
