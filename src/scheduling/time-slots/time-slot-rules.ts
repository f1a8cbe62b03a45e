import type { EntityManager } from '@mikro-orm/postgresql';
import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import { isGridTime, type LocalTime } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { TimeSlot } from './time-slot.entity.js';

export const SLOT_SHIFT_TYPES = ['Morning', 'Afternoon', 'Evening'] as const;
export type SlotShiftType = (typeof SLOT_SHIFT_TYPES)[number];

interface SlotTimes {
  startTime: LocalTime;
  endTime: LocalTime;
  shiftType: SlotShiftType;
}

export interface NewTimeSlot extends SlotTimes {
  /** Position in the list; after all others when left out. */
  displayOrder?: number;
}

const byDisplayOrder = { displayOrder: 'asc', startTime: 'asc' } as const;

/** Finds the time slots, active or not, in display order. */
export function findTimeSlots(em: EntityManager, where: { isActive?: true } = {}): Promise<TimeSlot[]> {
  return em.find(TimeSlot, where, { orderBy: byDisplayOrder });
}

/**
 * Locks and returns all time slots. One change happens at a time, so that two people do not add the same slot or the
 * same display order.
 */
export async function lockTimeSlots(em: EntityManager): Promise<TimeSlot[]> {
  await sql(em, 'lock table time_slots in share row exclusive mode');
  return findTimeSlots(em);
}

/** Finds a time slot. @throws NotFoundError */
export function requireTimeSlot(slots: readonly TimeSlot[], id: string): TimeSlot {
  const slot = slots.find((each) => each.id === id);
  if (!slot) throw new NotFoundError('There is no such time slot');
  return slot;
}

/** Returns the default shift type of a time slot, by its start. */
export const toShiftType = (startTime: LocalTime): SlotShiftType =>
  startTime < '12:00' ? 'Morning' : startTime < '17:00' ? 'Afternoon' : 'Evening';

/**
 * Validates the times of a slot.
 * @param before the times of a slot that is edited: those off the grid may stay
 * @throws InvalidInputError for a time off the grid of the shop and for an end that is not after the start,
 * BusinessRuleError `time-slot-exists`
 */
export function assertValidTimes(
  { startTime, endTime }: SlotTimes,
  others: readonly TimeSlot[],
  before?: Pick<SlotTimes, 'startTime' | 'endTime'>,
): void {
  assertOnGrid('start_time', startTime, before?.startTime);
  assertOnGrid('end_time', endTime, before?.endTime);
  if (endTime <= startTime) throw new InvalidInputError('end_time', 'End time must be after start time');
  const isSame = (other: TimeSlot) =>
    trimSeconds(other.startTime) === startTime && trimSeconds(other.endTime) === endTime;
  if (others.some(isSame)) throw new BusinessRuleError('time-slot-exists', 'This time slot already exists');
}

function assertOnGrid(field: string, time: LocalTime, before: LocalTime | undefined): void {
  if (isGridTime(time) || (before !== undefined && trimSeconds(before) === time)) return;
  throw new InvalidInputError(field, 'Times are multiples of five minutes (e.g., 09:05)');
}

export function toEventData({ startTime, endTime, shiftType }: SlotTimes) {
  return { start_time: trimSeconds(startTime), end_time: trimSeconds(endTime), shift_type: shiftType };
}

const trimSeconds = (time: LocalTime) => time.slice(0, 5);
