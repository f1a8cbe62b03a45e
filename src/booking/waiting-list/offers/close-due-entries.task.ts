import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { system } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { runForEach } from '../../../platform/scheduler/run-for-each.js';
import { type ScheduledTask, RunsEvery } from '../../../platform/scheduler/scheduled-task.js';
import { KeptOpeningService } from '../../../scheduling/index.js';
import { CloseWaitingEntry } from '../commands/close-waiting-entry.js';
import { isOver } from '../domain/offer-terms.js';
import type { WaitingWindow } from '../domain/waiting-entry.events.js';
import { OfferOpenings } from './offer-openings.js';
import { LostOffers } from './withdraw-lost-offers.js';

interface WaitingEntry {
  id: string;
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
    const lapsed = await sql<{ id: string }>(this.em.fork(), lapsedSql, [this.clock.instant()]);
    await runForEach(lapsed, ({ id }) => this.commands.execute(new CloseWaitingEntry(id, 'lapsed', system)));
    // Read after that, because who has not answered waits on.
    const waiting = await sql<WaitingEntry>(this.em.fork(), waitingSql, [now.date]);
    const over = waiting.filter(({ windows }) => isOver(windows, now));
    await runForEach(over, ({ id }) => this.commands.execute(new CloseWaitingEntry(id, 'expired', system)));
    if (lapsed.length > 0 || (await this.kept.findDue(this.clock.instant())).length > 0) await this.openings.run();
  }
}

const lapsedSql = /* sql */ `
  select id from waiting_list where status = 'offered' and offer_expires_at <= $1 order by offer_expires_at, joined_at, id`;

const waitingSql = /* sql */ `
  select id, windows from waiting_list where status = 'waiting' and last_date <= $1::date order by joined_at, id`;
