import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import type { TimeSlot } from './time-slot.entity.js';
import { findTimeSlots, requireTimeSlot } from './time-slot-rules.js';

/** Reads the start times that the shop offers on every day. */
@Injectable()
export class TimeSlotsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  offered(): Promise<TimeSlot[]> {
    return findTimeSlots(this.em.fork(), { isActive: true });
  }

  /** Lists the starts for visitors, each once: slots may begin together and end at different times. */
  async starts(): Promise<TimeSlot[]> {
    const byStart = new Map<LocalTime, TimeSlot>();
    for (const slot of await this.offered()) if (!byStart.has(slot.startTime)) byStart.set(slot.startTime, slot);
    return [...byStart.values()];
  }

  /** Lists all time slots, including inactive ones. */
  all(): Promise<TimeSlot[]> {
    return findTimeSlots(this.em.fork());
  }

  /** Counts the upcoming open bookings that begin at each time of day, by `HH:mm`. */
  async countUpcoming(): Promise<ReadonlyMap<LocalTime, number>> {
    const { date, time } = this.clock.now();
    const rows = await sql<{ time: LocalTime; count: number }>(this.em.fork(), upcomingSql, [date, time]);
    return new Map(rows.map((row) => [row.time, row.count]));
  }

  /** Returns one time slot. @throws NotFoundError */
  async byId(id: string): Promise<TimeSlot> {
    return requireTimeSlot(await this.all(), id);
  }
}

const upcomingSql = /* sql */ `
  select to_char(starts_at, 'HH24:MI') as time, count(*)::int as count from reservations r
  where starts_at > $1::date + $2::time and not r.is_offer group by 1`;
