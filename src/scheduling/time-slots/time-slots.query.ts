import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { isOfferSql } from '../reservations/offer-sql.js';
import type { TimeSlot } from './time-slot.entity.js';
import { findTimeSlots, requireTimeSlot } from './time-slot-rules.js';

/** The start times that the shop offers on every day. */
@Injectable()
export class TimeSlotsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  offered(): Promise<TimeSlot[]> {
    return findTimeSlots(this.em.fork(), { isActive: true });
  }

  /** What visitors choose from, each start once: slots may begin together and end apart. */
  async starts(): Promise<TimeSlot[]> {
    const byStart = new Map<LocalTime, TimeSlot>();
    for (const slot of await this.offered()) if (!byStart.has(slot.startTime)) byStart.set(slot.startTime, slot);
    return [...byStart.values()];
  }

  /** The inactive ones too. */
  all(): Promise<TimeSlot[]> {
    return findTimeSlots(this.em.fork());
  }

  /** How many open upcoming bookings begin at each time of day, by `HH:mm`. */
  async countComing(): Promise<ReadonlyMap<LocalTime, number>> {
    const { date, time } = this.clock.now();
    const rows = await sql<{ time: LocalTime; count: number }>(this.em.fork(), comingSql, [date, time]);
    return new Map(rows.map((row) => [row.time, row.count]));
  }

  /** @throws NotFoundError */
  async byId(id: string): Promise<TimeSlot> {
    return requireTimeSlot(await this.all(), id);
  }
}

const comingSql = /* sql */ `
  select to_char(starts_at, 'HH24:MI') as time, count(*)::int as count from reservations r
  where starts_at > $1::date + $2::time and not ${isOfferSql('r')} group by 1`;
