import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { type ScheduledTask, RunsEvery } from '../../platform/scheduler/scheduled-task.js';
import { ReleaseHold } from '../commands/system/release-hold.js';

/**
 * Frees times that were held for clients who have not proved their address. Each run reads from the list what is due.
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
    for (const { id } of due) await this.commands.execute(new ReleaseHold(id));
  }
}

const dueSql = /* sql */ `
  select id from bookings where held_until <= $1 and pending_reason <> 'unpaid' order by held_until, id`;
