import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { AddRooms, SetServiceRooms } from '../../booking/index.js';
import type { Actor } from '../../kernel/actor.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { AddClosure, PublicHolidaysQuery } from '../../scheduling/index.js';
import { roomNeeds, rooms } from '../content/longwater.js';

/** Seeds the rooms of the demo shop and the public holidays on which it is closed. */
@Injectable()
export class DemoPremises {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly holidays: PublicHolidaysQuery,
  ) {}

  /** Closes the shop on the public holidays of these days, where the country of its time zone is known. */
  async closeOnHolidays(first: LocalDate, last: LocalDate, by: Actor): Promise<void> {
    const closed = await this.readClosedDays(first, last);
    for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year++) {
      const { holidays } = await this.holidays.forYear(year, '');
      for (const { date, name } of holidays) {
        if (closed.has(date) || date < first || date > last) continue;
        closed.add(date);
        await this.commands.execute(new AddClosure(randomUUIDv7(), { name, firstDate: date, lastDate: date }, by));
      }
    }
  }

  /** Reads the days on which the shop is closed, for whatever reason. */
  async readClosedDays(first: LocalDate, last: LocalDate): Promise<Set<LocalDate>> {
    const rows = await sql<{ day: LocalDate }>(this.em.fork(), closedDaysSql, [first, last]);
    return new Set(rows.map(({ day }) => day));
  }

  /** Adds the rooms, unless there are some, and which treatments need which of them. */
  async addRooms(by: Actor): Promise<void> {
    if ((await this.readRooms()).length > 0) return;
    await this.commands.execute(new AddRooms(rooms, by));
    const added = await this.readRooms();
    for (const [service, names] of Object.entries(roomNeeds)) {
      const [stored] = await sql<{ id: string; version: number }>(this.em.fork(), serviceSql, [service]);
      const roomIds = added.filter(({ name }) => names.includes(name)).map(({ id }) => id);
      const needs = { needsNoRoom: names.length === 0, roomIds };
      await this.commands.execute(new SetServiceRooms(stored!.id, needs, stored!.version, by));
    }
  }

  /** Reads the rooms in the order in which they are given out. */
  readRooms(): Promise<{ id: string; name: string }[]> {
    return sql(this.em.fork(), 'select id, name from rooms where is_active order by position, id');
  }
}

const closedDaysSql = /* sql */ `
  select distinct day::date::text as day
  from closures c, generate_series(greatest(c.first_date, $1::date), least(c.last_date, $2::date), '1 day') day`;

const serviceSql = /* sql */ `select id, version from services where name = $1`;
