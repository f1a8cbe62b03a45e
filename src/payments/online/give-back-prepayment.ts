import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { system } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type Transaction, TransactionRunner } from '../../platform/database/pipelining/index.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { findOpenDay } from '../accounting-day.js';
import { toDepositRefund } from '../domain/deposit-refund.js';
import { isTakenBack, onlinePaymentAggregate } from '../domain/online-payment.evolve.js';
import { refund } from '../domain/sale.decide.js';
import { type Payment, saleAggregate } from '../domain/sale.evolve.js';
import { SaleRepository } from '../sale.repository.js';
import { readDepositBooking } from './deposit-booking.js';

/**
 * Gives back, by the agreed policy, what a client had paid online for bookings that are cancelled, the deposit in it
 * included. What a person has given back of a payment, or the client's bank has taken, is left as it is.
 */
export class GiveBackPrepayment extends Command<void> {
  constructor(readonly saleId: string) {
    super();
  }
}

@CommandHandler(GiveBackPrepayment)
export class GiveBackPrepaymentHandler implements ICommandHandler<GiveBackPrepayment> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly store: AggregateRepository,
    private readonly sales: SaleRepository,
    private readonly clock: ShopClock,
  ) {}

  async execute({ saleId }: GiveBackPrepayment): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { state: sale } = await this.store.load(tx, saleAggregate, saleId);
      if (sale.status !== 'paid') return;
      const { cancellation } = await readDepositBooking(tx, sale.bookingId);
      if (!cancellation) return;
      const outcome = { ...cancellation, at: this.clock.toLocal(cancellation.at) };
      const day = await findOpenDay(tx, { locationId: sale.locationId, day: this.clock.today() });
      for (const payment of sale.payments) {
        const cents = toDepositRefund({ paidCents: payment.cents, ...outcome });
        if (cents === 0 || payment.refundedCents > 0 || !(await this.isStillThere(tx, payment))) continue;
        const { paymentId } = payment;
        const reason = 'The booking was cancelled';
        // The payment's own id, so that it is given back once.
        const decide = refund({ refundId: paymentId, paymentId, method: 'online', cents, reason, day });
        await this.sales.change(tx, saleId, decide, system);
      }
    });
  }

  /** Whether a payment was made online, and the client's bank has not taken it. */
  private async isStillThere(tx: Transaction, { paymentId, method, depositId }: Payment): Promise<boolean> {
    if (method !== 'online' && method !== 'deposit') return false;
    const { state } = await this.store.load(tx, onlinePaymentAggregate, depositId ?? paymentId);
    return state.status !== 'none' && !isTakenBack(state);
  }
}
