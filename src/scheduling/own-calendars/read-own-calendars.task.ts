import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { MINUTE_MS } from '../../kernel/local-time.js';
import { Clock } from '../../platform/clock/clock.js';
import { sql } from '../../platform/database/sql.js';
import { runForEach } from '../../platform/scheduler/run-for-each.js';
import { RunsEvery, type ScheduledTask } from '../../platform/scheduler/scheduled-task.js';
import { ReadOwnCalendar } from './read-own-calendar.js';

/** Time between two readings of a calendar. */
const READ_EVERY_MS = 10 * MINUTE_MS;

/** Reads the calendars that were not read for a while, one after the other, the longest ago first. */
@RunsEvery({ name: 'read-own-calendars', everyMs: MINUTE_MS })
export class ReadOwnCalendarsTask implements ScheduledTask {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - READ_EVERY_MS);
    const due = await sql<{ id: string }>(this.em.fork(), dueSql, [before]);
    await runForEach(due, ({ id }) => this.commands.execute(new ReadOwnCalendar(id)));
  }
}

const dueSql = /* sql */ `
  select c.therapist_id as id from own_calendars c join therapists t on t.id = c.therapist_id
  where t.is_active and (c.tried_at is null or c.tried_at <= $1)
  order by c.tried_at nulls first, c.id limit 20`;
