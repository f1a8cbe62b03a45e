import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ConfirmPaidBooking, ReleaseUnpaidBooking } from '../../booking/index.js';
import { system } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type Transaction, TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { findOpenDay } from '../accounting-day.js';
import { type DepositOutcome, toDepositRefund } from '../domain/deposit-refund.js';
import { endCheckout, giveBackDeposit } from '../domain/online-payment.decide.js';
import type { DepositReturn } from '../domain/online-payment.events.js';
import { type ExistingOnlinePayment, onlinePaymentAggregate } from '../domain/online-payment.evolve.js';
import { MAIN_LOCATION } from '../location.js';
import { PaymentRecorder } from '../payment-recorder.js';
import { readDepositBooking } from './deposit-booking.js';
import { OnlinePaymentRepository } from './online-payment.repository.js';

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
    private readonly transactions: TransactionRunner,
    private readonly store: AggregateRepository,
    private readonly payments: OnlinePaymentRepository,
    private readonly recorder: PaymentRecorder,
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
  ) {}

  async execute({ paymentId: id }: SettleDeposit): Promise<void> {
    const { state: payment } = await this.store.load(this.em.fork(), onlinePaymentAggregate, id);
    if (payment.status === 'none' || !payment.isDeposit) return;
    if (payment.status === 'expired') return this.release(payment.bookingId);
    if (payment.status !== 'paid' || payment.heldCents === 0) return;
    await this.settle(id, payment);
  }

  private async settle(id: string, payment: ExistingOnlinePayment): Promise<void> {
    const { bookingId } = payment;
    const others = await sql<{ id: string }>(this.em.fork(), heldBesideSql, [bookingId, id]);
    if (others.length > 0) return this.giveBack(id, { refundId: id, because: 'paid-twice' });
    const booking = await readDepositBooking(this.em.fork(), bookingId);
    if (booking.isToConfirm) {
      const isConfirmed = await this.commands.execute(new ConfirmPaidBooking(bookingId));
      return isConfirmed ? this.endOthers(bookingId) : this.giveBack(id, { refundId: id, because: 'slot-gone' });
    }
    if (booking.isDone) return this.apply(bookingId);
    if (booking.cancellation) await this.giveBackCancelled(id, payment, booking.cancellation);
  }

  private async giveBackCancelled(
    id: string,
    { cents: paidCents }: ExistingOnlinePayment,
    { eventId, ...outcome }: DepositOutcome & { eventId: string },
  ): Promise<void> {
    const cents = toDepositRefund({ paidCents, ...outcome, at: this.clock.toLocal(outcome.at) });
    if (cents > 0) await this.giveBack(id, { refundId: eventId, cents, because: 'cancelled' });
  }

  /** Frees the slot, unless somebody could still pay for it. */
  private async release(bookingId: string): Promise<void> {
    const others = await sql(this.em.fork(), payableSql, [bookingId]);
    if (others.length === 0) await this.commands.execute(new ReleaseUnpaidBooking(bookingId));
  }

  /** Ends other pages of a booking whose deposit was paid. */
  private async endOthers(bookingId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const open = await sql<{ id: string }>(tx, openSql, [bookingId]);
      for (const { id } of open) await this.payments.change(tx, id, endCheckout, system);
    });
  }

  private async apply(bookingId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.recorder.applyDeposit(tx, bookingId, await this.findDay(tx), system);
    });
  }

  private async giveBack(
    id: string,
    refund: { refundId: string; cents?: number; because: DepositReturn },
  ): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.payments.change(tx, id, giveBackDeposit({ ...refund, day: await this.findDay(tx) }), system);
    });
  }

  private findDay = (tx: Transaction) => findOpenDay(tx, { locationId: MAIN_LOCATION, day: this.clock.today() });
}

/** Deposits that are held for the same booking and were asked for before, or at once. */
const heldBesideSql = /* sql */ `
  select o.id from online_payments o join online_payments p on p.id = $2
  where o.booking_id = $1 and o.held_cents > 0 and (o.asked_at, o.id) < (p.asked_at, p.id)`;

const openSql = /* sql */ `
  select id from online_payments where booking_id = $1 and status in ('asked', 'open') order by id`;

const payableSql = /* sql */ `
  select id from online_payments where booking_id = $1 and (status in ('asked', 'open') or held_cents > 0)`;
