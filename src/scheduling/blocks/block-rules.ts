import type { EntityManager } from '@mikro-orm/postgresql';
import { BusinessRuleError, InvalidInputError, modifiedError } from '../../kernel/errors.js';
import { formatShortDay, formatTime12h } from '../../kernel/format-date.js';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import {
  conflictColumns,
  type ConflictingBooking,
  conflictOrder,
  isBookingSql,
  assertNoConflicts,
} from '../reservations/conflicting-bookings.js';
import type { BlockedTimeSlot } from './blocked-time-slot.entity.js';

export interface BlockedTime {
  date: LocalDate;
  startTime: LocalTime;
  endTime: LocalTime;
  reason: string | null;
}

/** A time at which a therapist takes no bookings although they are rostered. */
export interface Block extends BlockedTime {
  id: string;
  therapistId: string;
}

export interface StoredBlock extends Block {
  version: number;
}

export function toBlock({
  id,
  therapistId,
  blockedDate,
  startTime,
  endTime,
  reason,
  version,
}: BlockedTimeSlot): StoredBlock {
  return {
    id,
    therapistId,
    date: blockedDate,
    startTime: startTime.slice(0, 5),
    endTime: endTime.slice(0, 5),
    reason: reason ?? null,
    version,
  };
}

export function toColumns({ date: blockedDate, startTime, endTime, reason }: BlockedTime) {
  return { blockedDate, startTime, endTime, reason };
}

/** Returns the fields as change events record them, without the reason, which is the therapist's private note. */
export function toEventData({ id, therapistId, date, startTime, endTime }: Block) {
  return { block_id: id, therapist_id: therapistId, blocked_date: date, start_time: startTime, end_time: endTime };
}

/** Validates day and times. @throws InvalidInputError for a past day and for an end that is not after its start */
export function assertValidRange({ date, startTime, endTime }: BlockedTime, today: LocalDate): void {
  if (date < today) throw new InvalidInputError('blocked_date', 'Cannot set availability for past dates');
  if (endTime <= startTime) throw new InvalidInputError('end_time', 'End time must be after start time');
}

/**
 * Refuses a change of a block that somebody else has changed since it was seen, and names both values.
 * @throws BusinessRuleError `modified`
 */
export function assertUnchanged(now: StoredBlock, expectedVersion: number, yours: BlockedTime): void {
  if (now.version === expectedVersion) return;
  const states = `This block is ${formatBlockedTime(now)} by now, yours was ${formatBlockedTime(yours)}`;
  throw modifiedError(states);
}

const formatBlockedTime = ({ date, startTime, endTime }: BlockedTime): string =>
  `${formatTime12h(startTime)} – ${formatTime12h(endTime)} on ${formatShortDay(date)}`;

/**
 * Refuses a block over bookings. A reservation of a start slot only is one instant, so the overlap serves both kinds of
 * slot occupancy.
 * @throws BusinessRuleError `bookings-in-the-way` naming the pending and confirmed bookings of that time
 */
export async function assertNoBookings(
  em: EntityManager,
  { therapistId, date, startTime, endTime }: Block,
): Promise<void> {
  const conflicts = await sql<ConflictingBooking>(em, conflictsSql, [therapistId, date, startTime, endTime]);
  assertNoConflicts('bookings-in-the-way', conflicts, 'at that time');
}

/**
 * Refuses a block that has no effect.
 * @throws BusinessRuleError `already-blocked` when another block covers all of it
 */
export async function assertNotCovered(
  em: EntityManager,
  { id, therapistId, date, startTime, endTime }: Block,
): Promise<void> {
  const [covering] = await sql(em, coveringSql, [therapistId, date, startTime, endTime, id]);
  if (covering) throw new BusinessRuleError('already-blocked', 'This time is already blocked', undefined, 'start_time');
}

const coveringSql = /* sql */ `
  select from blocked_time_slots
  where therapist_id = $1 and blocked_date = $2::date and start_time <= $3::time and end_time >= $4::time and id <> $5 limit 1`;

const conflictsSql = /* sql */ `
  select ${conflictColumns} from reservations r
  where therapist_id = $1 and ${isBookingSql} and starts_at >= $2::date - 1 and starts_at < $2::date + 1
    and during && tsrange($2::date + $3::time, $2::date + $4::time)
  ${conflictOrder}`;
