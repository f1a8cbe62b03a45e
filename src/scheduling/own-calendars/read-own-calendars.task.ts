import { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { MINUTE_MS } from '../../kernel/local-time.js';
import { Clock } from '../../platform/clock/clock.js';
import { sql } from '../../platform/database/sql.js';
import { RunsEvery, type ScheduledTask } from '../../platform/scheduler/scheduled-task.js';
import { ReadOwnCalendar } from './read-own-calendar.js';

/** Time between two readings of a calendar. */
const READ_EVERY_MS = 10 * MINUTE_MS;

/** Reads the calendars that were not read for a while, one after the other, the longest ago first. */
@RunsEvery({ name: 'read-own-calendars', everyMs: MINUTE_MS })
export class ReadOwnCalendarsTask implements ScheduledTask {
  private readonly logger = new Logger(ReadOwnCalendarsTask.name);

  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - READ_EVERY_MS);
    const due = await sql<{ therapistId: string }>(this.em.fork(), dueSql, [before]);
    for (const { therapistId } of due)
      await this.commands
        .execute(new ReadOwnCalendar(therapistId))
        // One of them does not keep the others from being read.
        .catch((error: unknown) => this.logger.warn({ err: error, therapistId }, 'A calendar could not be read'));
  }
}

const dueSql = /* sql */ `
  select c.therapist_id as "therapistId" from own_calendars c join therapists t on t.id = c.therapist_id
  where t.is_active and (c.tried_at is null or c.tried_at <= $1)
  order by c.tried_at nulls first, c.id limit 20`;
