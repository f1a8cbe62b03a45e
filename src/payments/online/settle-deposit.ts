import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ConfirmPaidBooking, ReleaseUnpaidBooking } from '../../booking/index.js';
import { system } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { toDepositRefund } from '../domain/deposit-refund.js';
import { type Deposit, isDeposit, onlinePaymentAggregate } from '../domain/online-payment.evolve.js';
import { ApplyDeposit, GiveBackDeposit } from './change-deposit.js';
import { readDepositBooking } from './deposit-booking.js';
import { EndCheckout } from './end-checkout.js';

/**
 * Does what follows from a deposit: confirms its booking, gives it back, applies it to the bill, or frees the slot of one
 * that was not paid. It goes by what is, so that it may come twice, late and in any order.
 */
export class SettleDeposit extends Command<void> {
  constructor(readonly paymentId: string) {
    super();
  }
}

@CommandHandler(SettleDeposit)
export class SettleDepositHandler implements ICommandHandler<SettleDeposit> {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateRepository,
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
  ) {}

  async execute({ paymentId: id }: SettleDeposit): Promise<void> {
    const { state: payment } = await this.store.load(this.em.fork(), onlinePaymentAggregate, id);
    if (!isDeposit(payment)) return;
    if (payment.status === 'expired') return this.release(payment.bookingId);
    if (payment.status === 'paid' && payment.heldCents > 0) await this.settle(id, payment);
  }

  private async settle(id: string, { bookingId, cents: paidCents, saleId }: Deposit): Promise<void> {
    const others = await this.findIds(heldBesideSql, [bookingId, id]);
    if (others.length > 0)
      return this.commands.execute(new GiveBackDeposit(id, { refundId: id, because: 'paid-twice' }));
    const { isToConfirm, isWithdrawn, doneId, cancellation } = await readDepositBooking(this.em.fork(), bookingId);
    if (isToConfirm) return this.confirm(id, bookingId);
    // Nobody has to pay for a request. What was confirmed before keeps its deposit.
    if (isWithdrawn) return this.commands.execute(new GiveBackDeposit(id, { refundId: id, because: 'withdrawn' }));
    // What is left of one that is a part of the bill waited for the end of a dispute.
    if (doneId !== null && saleId !== null)
      return this.commands.execute(new GiveBackDeposit(id, { refundId: saleId, because: 'rest' }));
    // The booking that carries the deposit may be cancelled by itself, and have no bill.
    if (doneId !== null) return this.commands.execute(new ApplyDeposit(doneId));
    if (!cancellation) return;
    const { eventId: refundId, ...outcome } = cancellation;
    const cents = toDepositRefund({ paidCents, ...outcome, at: this.clock.toLocal(outcome.at) });
    if (cents > 0) await this.commands.execute(new GiveBackDeposit(id, { refundId, cents, because: 'cancelled' }));
  }

  /** Confirms the booking and ends other pages that it could be paid on; else the money goes back. */
  private async confirm(id: string, bookingId: string): Promise<void> {
    const isConfirmed = await this.commands.execute(new ConfirmPaidBooking(bookingId));
    if (!isConfirmed) return this.commands.execute(new GiveBackDeposit(id, { refundId: id, because: 'slot-gone' }));
    for (const other of await this.findIds(openSql, [bookingId]))
      await this.commands.execute(new EndCheckout(other, system));
  }

  /** Frees the slot, unless somebody could still pay for it. */
  private async release(bookingId: string): Promise<void> {
    const others = await this.findIds(payableSql, [bookingId]);
    if (others.length === 0) await this.commands.execute(new ReleaseUnpaidBooking(bookingId));
  }

  private async findIds(statement: string, parameters: readonly string[]): Promise<string[]> {
    const rows = await sql<{ id: string }>(this.em.fork(), statement, parameters);
    return rows.map(({ id }) => id);
  }
}

/** Deposits that are held for the same booking and were asked for before, or at once. */
const heldBesideSql = /* sql */ `
  select o.id from online_payments o join online_payments p on p.id = $2
  where o.booking_id = $1 and o.held_cents > 0 and (o.asked_at, o.id) < (p.asked_at, p.id)`;

const openSql = /* sql */ `
  select id from online_payments where booking_id = $1 and status in ('asked', 'open') order by id`;

const payableSql = /* sql */ `
  select id from online_payments where booking_id = $1 and (status in ('asked', 'open') or held_cents > 0)`;
