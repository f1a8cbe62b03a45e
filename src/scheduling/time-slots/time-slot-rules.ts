import type { EntityManager } from '@mikro-orm/postgresql';
import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import type { LocalTime } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { TimeSlot } from './time-slot.entity.js';

export interface SlotTimes {
  startTime: LocalTime;
  endTime: LocalTime;
  shiftType: 'Morning' | 'Afternoon' | 'Evening';
}

export interface NewTimeSlot extends SlotTimes {
  /** Left out: after all others. */
  displayOrder?: number;
}

const byDisplayOrder = { displayOrder: 'asc', startTime: 'asc' } as const;

/** Active or not, in display order. */
export function findTimeSlots(em: EntityManager, where: { isActive?: true } = {}): Promise<TimeSlot[]> {
  return em.find(TimeSlot, where, { orderBy: byDisplayOrder });
}

/** All slots. One change at a time, so that two people do not add the same slot or the same display order. */
export async function lockTimeSlots(em: EntityManager): Promise<TimeSlot[]> {
  await sql(em, 'lock table time_slots in share row exclusive mode');
  return findTimeSlots(em);
}

/** @throws NotFoundError */
export function requireTimeSlot(slots: readonly TimeSlot[], id: string): TimeSlot {
  const slot = slots.find((each) => each.id === id);
  if (!slot) throw new NotFoundError('There is no such time slot');
  return slot;
}

/** @throws InvalidInputError when it ends at or before its start, BusinessRuleError `time-slot-exists` */
export function assertValidTimes({ startTime, endTime }: SlotTimes, others: readonly TimeSlot[]): void {
  if (endTime <= startTime) throw new InvalidInputError('end_time', 'End time must be after start time');
  const isSame = (other: TimeSlot) =>
    trimSeconds(other.startTime) === startTime && trimSeconds(other.endTime) === endTime;
  if (others.some(isSame)) throw new BusinessRuleError('time-slot-exists', 'This time slot already exists');
}

export function toEventData({ startTime, endTime, shiftType }: SlotTimes) {
  return { start_time: trimSeconds(startTime), end_time: trimSeconds(endTime), shift_type: shiftType };
}

const trimSeconds = (time: LocalTime) => time.slice(0, 5);
