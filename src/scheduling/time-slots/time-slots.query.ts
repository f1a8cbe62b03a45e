import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { TimeSlot } from './time-slot.entity.js';
import { findTimeSlots, requireTimeSlot } from './time-slot-rules.js';

/** The start times that the shop offers on every day. */
@Injectable()
export class TimeSlotsQuery {
  constructor(private readonly em: EntityManager) {}

  offered(): Promise<TimeSlot[]> {
    return findTimeSlots(this.em.fork(), { isActive: true });
  }

  /** The inactive ones too. */
  all(): Promise<TimeSlot[]> {
    return findTimeSlots(this.em.fork());
  }

  /** @throws NotFoundError */
  async byId(id: string): Promise<TimeSlot> {
    return requireTimeSlot(await this.all(), id);
  }
}
