import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { system } from '../../kernel/actor.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { runForEach } from '../../platform/scheduler/run-for-each.js';
import { type ScheduledTask, RunsEvery } from '../../platform/scheduler/scheduled-task.js';
import { CheckCheckout } from './check-checkout.js';
import { CheckRefunds } from './check-refunds.js';
import { EndCheckout } from './end-checkout.js';
import { Gateway } from './gateway.js';
import { NoteDispute } from './note-dispute.js';
import { SettlePayout } from './settle-payout.js';

/**
 * Time for which a page stays open: longer than the gateway's own hosted pages live at least. The page of a deposit ends
 * with the hold as well, however late it was opened.
 */
const OPEN_MS = 35 * MINUTE_MS;

/** Time in which page and webhook usually say what happened. */
const PATIENCE_MS = MINUTE_MS;

/** Time after which it is asked about disputes and payouts again: it tells of them by itself, and nobody waits. */
const MONEY_MS = HOUR_MS;

/** Time in which a payout that was at the bank may still be given back. */
const PAYOUT_AGE_MS = 14 * DAY_MS;

/** Time in which a dispute is decided, with room for an appeal. */
const DISPUTE_AGE_MS = 180 * DAY_MS;

/** Asks the gateway about pages and refunds of which it has not said by itself what became of them, and about disputes and payouts. */
@RunsEvery({ name: 'ask-gateway', everyMs: MINUTE_MS })
export class AskGateway implements ScheduledTask {
  /** When this process has asked about disputes and payouts, in milliseconds of the epoch. */
  private moneyAskedAt = 0;

  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly gateway: Gateway,
    private readonly clock: ShopClock,
  ) {}

  async run(): Promise<void> {
    if (!this.gateway.isSetUp) return;
    const now = this.clock.instant().getTime();
    const before = (ms: number) => new Date(now - ms);
    const open = await sql<{ id: string; is_due: boolean }>(this.em.fork(), openSql, [
      before(PATIENCE_MS),
      before(OPEN_MS),
      new Date(now),
    ]);
    await runForEach(open, ({ id, is_due }) =>
      this.commands.execute(is_due ? new EndCheckout(id, system) : new CheckCheckout(id)),
    );
    const refunds = await sql<{ id: string }>(this.em.fork(), refundsSql, [before(PATIENCE_MS)]);
    await runForEach(refunds, ({ id }) => this.commands.execute(new CheckRefunds(id)));
    if (now - this.moneyAskedAt >= MONEY_MS) await this.askAboutMoney(now);
  }

  private async askAboutMoney(now: number): Promise<void> {
    // Noted first: where the key lacks the right, it is not asked every minute.
    this.moneyAskedAt = now;
    const disputes = await this.gateway.listDisputes(new Date(now - DISPUTE_AGE_MS), new Date(now));
    const told = disputes.map((dispute) => ({ id: dispute.disputeId, dispute }));
    await runForEach(told, ({ dispute }) => this.commands.execute(new NoteDispute(dispute)));
    const payouts = await this.gateway.listPayouts(new Date(now - PAYOUT_AGE_MS));
    const settled = await sql<{ key: string }>(this.em.fork(), settledSql, [payouts.map(({ name }) => name)]);
    const known = new Set(settled.map(({ key }) => key));
    const untold = payouts.filter(({ name, isPaid }) => !known.has(`${name} ${isPaid}`));
    await runForEach(
      untold.map((payout) => ({ id: payout.name, payout })),
      ({ payout }) => this.commands.execute(new SettlePayout(payout)),
    );
  }
}

const openSql = /* sql */ `
  select p.id, p.asked_at <= $2 or (p.is_deposit and exists (
      select from bookings b join bookings waiting on waiting.id = b.id or waiting.visit_id = b.visit_id
      where b.id = p.booking_id and waiting.pending_reason = 'unpaid' and waiting.held_until <= $3
    )) as is_due
  from online_payments p
  where p.status in ('asked', 'open') and p.asked_at <= $1 order by p.asked_at, p.id limit 200`;

const refundsSql = /* sql */ `
  select id from online_payments where is_refund_open and asked_at <= $1 order by asked_at, id limit 200`;

/** Payouts of which the books say what is to be said. */
const settledSql = /* sql */ `
  select gateway_name || ' ' || (not is_voided) as key from book_entries where gateway_name = any ($1)
  union all
  select gateway_name || ' true' from book_entries where gateway_name = any ($1) and is_voided`;
