import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { system } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { type ScheduledTask, RunsEvery } from '../../../platform/scheduler/scheduled-task.js';
import { KeptOpeningService } from '../../../scheduling/index.js';
import { CloseWaitingEntry } from '../commands/close-waiting-entry.js';
import { isOver } from '../domain/offer-terms.js';
import type { WaitingWindow } from '../domain/waiting-entry.events.js';
import { OfferOpenings } from './offer-openings.js';
import { LostOffers } from './withdraw-lost-offers.js';

interface DueEntry {
  id: string;
  status: 'waiting' | 'offered';
  windows: WaitingWindow[];
}

/**
 * Withdraws offers that cannot be accepted any more, lets unanswered offers lapse, passes on slots that are due, and
 * ends entries whose times have passed.
 */
@RunsEvery({ name: 'close-due-waiting-entries', everyMs: 10_000 })
export class CloseDueEntries implements ScheduledTask {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly openings: OfferOpenings,
    private readonly lost: LostOffers,
    private readonly kept: KeptOpeningService,
    private readonly clock: ShopClock,
  ) {}

  async run(): Promise<void> {
    await this.lost.withdraw();
    const now = this.clock.now();
    const due = await sql<DueEntry>(this.em.fork(), dueSql, [this.clock.instant(), now.date]);
    const lapsed = due.filter(({ status }) => status === 'offered');
    for (const { id } of lapsed) await this.commands.execute(new CloseWaitingEntry(id, 'lapsed', system));
    for (const { id, status, windows } of due)
      if (status === 'waiting' && isOver(windows, now))
        await this.commands.execute(new CloseWaitingEntry(id, 'expired', system));
    if (lapsed.length > 0 || (await this.kept.findDue(this.clock.instant())).length > 0) await this.openings.run();
  }
}

const dueSql = /* sql */ `
  select id, status, windows from waiting_list
  where (status = 'offered' and offer_expires_at <= $1) or (status = 'waiting' and last_date <= $2::date)
  order by offer_expires_at, joined_at, id`;
