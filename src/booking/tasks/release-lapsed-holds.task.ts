import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { runForEach } from '../../platform/scheduler/run-for-each.js';
import { type ScheduledTask, RunsEvery } from '../../platform/scheduler/scheduled-task.js';
import { ReleaseHold } from '../commands/system/release-hold.js';

/**
 * Frees times that were held for clients who have not proved their address, and forgets from which networks others were
 * held. Each run reads from the list what is due.
 */
@RunsEvery({ name: 'release-lapsed-holds', everyMs: 10_000 })
export class ReleaseLapsedHolds implements ScheduledTask {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
  ) {}

  async run(): Promise<void> {
    const due = await sql<{ id: string }>(this.em.fork(), dueSql, [this.clock.instant()]);
    await runForEach(due, ({ id }) => this.commands.execute(new ReleaseHold(id)));
    await sql(this.em.fork(), forgetSql);
  }
}

const dueSql = /* sql */ `
  select id from bookings where held_until <= $1 and pending_reason <> 'unpaid' order by held_until, id`;

const forgetSql = /* sql */ `
  delete from unpaid_hold_networks n
  where not exists (select from bookings b where b.id = n.booking_id and b.pending_reason = 'unpaid')`;
