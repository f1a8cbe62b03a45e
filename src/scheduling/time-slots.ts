import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalTime } from '../platform/clock/local-time.js';
import { InvalidInput } from '../platform/decider.js';
import type { Actor } from '../platform/event-store/actor.js';
import { EventLog } from '../platform/event-store/event-log.js';
import { TimeSlot } from './entities/time-slot.entity.js';

export interface NewTimeSlot {
  id: string;
  startTime: LocalTime;
  endTime: LocalTime;
  shiftType: 'Morning' | 'Afternoon' | 'Evening';
  displayOrder: number;
}

/** The start times that the shop offers on every day. */
@Injectable()
export class TimeSlots {
  constructor(private readonly log: EventLog) {}

  offered(em: EntityManager): Promise<TimeSlot[]> {
    return em.find(TimeSlot, { isActive: true }, { orderBy: { displayOrder: 'asc', startTime: 'asc' } });
  }

  /** @throws InvalidInput when it ends at or before its start */
  async add(em: EntityManager, slot: NewTimeSlot, by: Actor): Promise<void> {
    if (slot.endTime <= slot.startTime) throw new InvalidInput('end_time', 'A time slot ends after its start');
    await em.transactional(async (tx) => {
      tx.create(TimeSlot, slot);
      const data = { start_time: slot.startTime, end_time: slot.endTime, shift_type: slot.shiftType };
      await this.log.appendFacts(tx, [{ stream: slot.id, type: 'TimeSlotAdded', data }], by);
    });
  }
}
