import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { type LocalDate, addDays, getWeekday } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { system } from '../../kernel/actor.js';
import { AddRosterEntry } from '../../scheduling/index.js';
import { therapists } from '../content/therapists.js';
import { DemoPremises } from './demo-premises.js';

/** Extends the rosters of the demo: the same week over and over, without the days on which the shop is closed. */
@Injectable()
export class DemoRosterSeeder {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
    private readonly premises: DemoPremises,
  ) {}

  /**
   * Extends the rosters from the last day that has entries, so that a shift that somebody has removed stays removed.
   */
  async extendTo(last: LocalDate): Promise<void> {
    const [{ day } = { day: null }] = await sql<{ day: LocalDate | null }>(
      this.em.fork(),
      'select max(roster_date)::text as day from therapist_roster where therapist_id = any ($1)',
      [therapists.map(({ id }) => id)],
    );
    const today = this.clock.today();
    await this.fill(day && day > today ? day : today, last);
  }

  /** Adds the missing shifts of active therapists, first and last day included. */
  private async fill(first: LocalDate, last: LocalDate): Promise<void> {
    const inactive = await this.selectIds('select id from therapists where not is_active', []);
    const present = await this.selectIds(
      `select therapist_id || ' ' || roster_date as id from therapist_roster where roster_date between $1 and $2`,
      [first, last],
    );
    const closed = await this.premises.readClosedDays(first, last);
    for (let date = first; date <= last; date = addDays(date, 1)) {
      if (closed.has(date)) continue;
      for (const { id: therapistId, week } of therapists) {
        const shiftHours = week[getWeekday(date) - 1];
        if (!shiftHours || inactive.has(therapistId) || present.has(`${therapistId} ${date}`)) continue;
        const shift = { therapistId, date, shiftType: 'custom', shiftHours };
        await this.commands.execute(new AddRosterEntry(randomUUID(), shift, system));
      }
    }
  }

  private async selectIds(text: string, params: readonly unknown[]): Promise<ReadonlySet<string>> {
    const rows = await sql<{ id: string }>(this.em.fork(), text, params);
    return new Set(rows.map(({ id }) => id));
  }
}
