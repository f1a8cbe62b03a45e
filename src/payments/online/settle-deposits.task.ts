import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { ReleaseUnpaidBooking } from '../../booking/index.js';
import { system } from '../../kernel/actor.js';
import { DAY_MS, MINUTE_MS } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { runForEach } from '../../platform/scheduler/run-for-each.js';
import { type ScheduledTask, RunsEvery } from '../../platform/scheduler/scheduled-task.js';
import { EndCheckout } from './end-checkout.js';
import { GiveBackPrepayment } from './give-back-prepayment.js';
import { SettleDeposit } from './settle-deposit.js';

/** Time in which the shop takes a cancellation back that was a mistake. */
const UNDO_MS = MINUTE_MS;

/** Time after which what was paid for a cancelled booking waits for a person alone. */
const MAX_AGE_MS = 2 * DAY_MS;

/**
 * Looks what has become of bookings with deposits and of those that were paid online before they were cancelled, frees
 * what is held for a payment that nobody began, and ends pages for what no longer waits.
 */
@RunsEvery({ name: 'settle-deposits', everyMs: MINUTE_MS })
export class SettleDeposits implements ScheduledTask {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.instant();
    const before = (ms: number) => new Date(now.getTime() - ms);
    const due = await sql<{ id: string }>(this.em.fork(), dueSql, [before(UNDO_MS), before(MAX_AGE_MS)]);
    await runForEach(due, ({ id }) => this.commands.execute(new SettleDeposit(id)));
    const prepaid = await sql<{ id: string }>(this.em.fork(), prepaidSql, [before(UNDO_MS), before(MAX_AGE_MS)]);
    await runForEach(prepaid, ({ id }) => this.commands.execute(new GiveBackPrepayment(id)));
    const idle = await sql<{ id: string }>(this.em.fork(), idleSql);
    await runForEach(idle, ({ id }) => this.commands.execute(new EndCheckout(id, system)));
    const left = await sql<{ id: string }>(this.em.fork(), leftSql, [now]);
    await runForEach(left, ({ id }) => this.commands.execute(new ReleaseUnpaidBooking(id)));
  }
}

/** SQL of all treatments `b` of the visit whose deposit is `p`, also when the one that carries it is cancelled by itself. */
const ofVisitSql = /* sql */ `
  select from bookings carrier join bookings b on b.id = carrier.id or b.visit_id = carrier.visit_id
  where carrier.id = p.booking_id`;

const dueSql = /* sql */ `
  select p.id from online_payments p
  where p.held_cents > 0 and exists (${ofVisitSql} and b.updated_at between $2 and $1
    and (b.status in ('cancelled', 'completed') or b.pending_reason in ('unpaid', 'deposit_lapsed')))
    and not exists (${ofVisitSql} and b.updated_at > $1)
  order by p.asked_at, p.id limit 200`;

/** SQL of sales that were paid online, of which nothing was given back, and of which all treatments are cancelled. */
const prepaidSql = /* sql */ `
  select distinct s.id from bookings b
  join sale_bookings sold on sold.booking_id = b.id join sales s on s.id = sold.sale_id
  where b.status = 'cancelled' and b.booking_date >= $2::date - 1 and b.updated_at between $2 and $1 and s.status = 'paid'
    and exists (select from payments p
      where p.sale_id = s.id and p.method in ('online', 'deposit') and p.refunded_cents = 0)
    and not exists (select from sale_bookings other join bookings o on o.id = other.booking_id
      where other.sale_id = s.id and (o.status <> 'cancelled' or o.updated_at > $1))
  order by s.id limit 200`;

/** SQL of pages on which a deposit could be paid for a booking that does not wait for it: it was waived, or is over. */
const idleSql = /* sql */ `
  select p.id from online_payments p
  where p.is_deposit and p.status in ('asked', 'open') and not exists (${ofVisitSql} and b.pending_reason = 'unpaid')
  order by p.asked_at, p.id limit 200`;

/**
 * SQL of bookings whose deposit nobody can pay any more: the gateway has no page for it, and holds nothing. Of a visit all
 * treatments, also when the one that has the deposit is cancelled by itself.
 */
const leftSql = /* sql */ `
  select b.id from bookings b
  where b.pending_reason = 'unpaid' and b.held_until <= $1 and not exists (
    select from bookings v join online_payments p on p.booking_id = v.id
    where (v.id = b.id or v.visit_id = b.visit_id) and (p.status in ('asked', 'open') or p.held_cents > 0))
  order by b.held_until, b.id limit 200`;
