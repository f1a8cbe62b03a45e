import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { ShopSettings } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { forfeitDeposit, giveBackDeposit, noDepositError } from '../domain/online-payment.decide.js';
import { isDeposit, isTakenBack } from '../domain/online-payment.evolve.js';
import { readTaxRate } from '../sale-terms.js';
import { readDepositBooking } from './deposit-booking.js';
import { OnlinePaymentRepository } from './online-payment.repository.js';

export const DEPOSIT_DECISIONS = ['charge', 'waive'] as const;
export type DepositDecision = (typeof DEPOSIT_DECISIONS)[number];

/** Charges what is held of the deposit of a client who cancelled late or did not come, or waives it: it goes back. */
export class DecideDeposit extends Command<void> {
  constructor(
    readonly paymentId: string,
    readonly decision: DepositDecision,
    readonly reason: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(DecideDeposit)
export class DecideDepositHandler implements ICommandHandler<DecideDeposit> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly payments: OnlinePaymentRepository,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
  ) {}

  async execute({ paymentId, decision, reason, by }: DecideDeposit): Promise<void> {
    const taxRate = await readTaxRate(this.settings);
    const day = this.clock.today();
    const decide =
      decision === 'charge'
        ? forfeitDeposit({ taxRate, reason, day })
        : giveBackDeposit({ refundId: randomUUIDv7(), because: 'waived', reason, day });
    await this.transactions.run(async (tx) => {
      const payment = await this.payments.find(tx, paymentId);
      if (!isDeposit(payment) || payment.heldCents === 0) throw noDepositError();
      const { isOver } = await readDepositBooking(tx, payment.bookingId);
      if (!isOver)
        throw new BusinessRuleError('deposit-needed', 'This deposit belongs to a visit that is still to come');
      if (decision === 'waive' && isTakenBack(payment))
        throw new BusinessRuleError('no-deposit', 'The client’s bank has taken this money back');
      await this.payments.change(tx, paymentId, decide, by);
    });
  }
}
