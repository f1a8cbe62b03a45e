import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { LocalDate } from '../platform/clock/local-time.js';
import { addDays, ShopClock, weekdayOf } from '../platform/clock/shop-clock.js';
import { sql } from '../platform/database/sql.js';
import { type Actor, system } from '../platform/event-store/actor.js';
import { Rosters } from '../scheduling/index.js';
import { therapists } from './therapists.js';

/** Who works when in the demo: the same week over and over. */
@Injectable()
export class DemoRosters {
  constructor(
    private readonly em: EntityManager,
    private readonly rosters: Rosters,
    private readonly clock: ShopClock,
  ) {}

  /** From the last day that has entries, so that a shift that somebody has taken out stays out. */
  async extendTo(last: LocalDate): Promise<void> {
    const [{ day } = { day: null }] = await sql<{ day: LocalDate | null }>(
      this.em.fork(),
      'select max(roster_date)::text as day from therapist_roster where therapist_id = any ($1)',
      [therapists.map(({ id }) => id)],
    );
    const today = this.clock.today();
    await this.fill(day && day > today ? day : today, last, system);
  }

  /** Adds the shifts that are missing, first and last day included; whoever is inactive gets none. */
  async fill(first: LocalDate, last: LocalDate, by: Actor): Promise<void> {
    const em = this.em.fork();
    const inactive = await this.idsOf('select id from therapists where not is_active', []);
    const present = await this.idsOf(
      `select therapist_id || ' ' || roster_date as id from therapist_roster where roster_date between $1 and $2`,
      [first, last],
    );
    for (let date = first; date <= last; date = addDays(date, 1)) {
      for (const { id: therapistId, week } of therapists) {
        const shiftHours = week[weekdayOf(date) - 1];
        if (!shiftHours || inactive.has(therapistId) || present.has(`${therapistId} ${date}`)) continue;
        await this.rosters.add(em, { id: randomUUID(), therapistId, date, shiftType: 'custom', shiftHours }, by);
      }
    }
  }

  private async idsOf(text: string, params: readonly unknown[]): Promise<ReadonlySet<string>> {
    const rows = await sql<{ id: string }>(this.em.fork(), text, params);
    return new Set(rows.map(({ id }) => id));
  }
}
