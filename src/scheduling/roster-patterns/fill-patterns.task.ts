import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { HOUR_MS } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { runForEach } from '../../platform/scheduler/run-for-each.js';
import { RunsEvery, type ScheduledTask } from '../../platform/scheduler/scheduled-task.js';
import { deleteOldChanges } from '../roster-changes/roster-change-store.js';
import { FillPatterns } from './fill-patterns.js';

/** Keeps the roster filled as the days go by, and deletes changes that can no longer be taken back. */
@RunsEvery({ name: 'fill-roster-patterns', everyMs: HOUR_MS })
export class FillPatternsTask implements ScheduledTask {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
  ) {}

  async run(): Promise<void> {
    const em = this.em.fork();
    const due = await sql<{ id: string }>(em, dueSql, [this.clock.today()]);
    await runForEach(due, ({ id }) => this.commands.execute(new FillPatterns(id)));
    await deleteOldChanges(em, this.clock.instant());
  }
}

const dueSql = /* sql */ `
  select distinct t.id from roster_patterns p join therapists t on t.id = p.therapist_id
  where t.is_active and (p.last_date is null or p.last_date >= $1::date) order by t.id`;
