import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Actor, system } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { findOpenDay } from '../accounting-day.js';
import { answerOnlineRefund, retryOnlineRefund } from '../domain/online-payment.decide.js';
import { MAIN_LOCATION } from '../location.js';
import type { GatewayRefund } from './gateway.js';
import { OnlinePaymentRepository } from './online-payment.repository.js';

/** Notes what the gateway says of a refund. */
export class NoteRefundAnswer extends Command<void> {
  constructor(readonly refund: GatewayRefund) {
    super();
  }
}

@CommandHandler(NoteRefundAnswer)
export class NoteRefundAnswerHandler implements ICommandHandler<NoteRefundAnswer> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly payments: OnlinePaymentRepository,
    private readonly clock: ShopClock,
  ) {}

  async execute({ refund: { id, paymentId, refundId, outcome } }: NoteRefundAnswer): Promise<void> {
    if (paymentId === null || refundId === null) return;
    await this.transactions.run(async (tx) => {
      const payment = await this.payments.find(tx, paymentId);
      if (payment.status === 'none') return;
      const day = await findOpenDay(tx, { locationId: MAIN_LOCATION, day: this.clock.today() });
      const answer = answerOnlineRefund({ refundId, gatewayRefundId: id, outcome, day });
      await this.payments.change(tx, paymentId, answer, system);
    });
  }
}

/** Asks the gateway again for a refund that has failed. */
export class RetryOnlineRefund extends Command<void> {
  constructor(
    readonly paymentId: string,
    readonly refundId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RetryOnlineRefund)
export class RetryOnlineRefundHandler implements ICommandHandler<RetryOnlineRefund> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly payments: OnlinePaymentRepository,
    private readonly clock: ShopClock,
  ) {}

  async execute({ paymentId, refundId, by }: RetryOnlineRefund): Promise<void> {
    const decide = retryOnlineRefund({ refundId, day: this.clock.today() });
    await this.transactions.run((tx) => this.payments.change(tx, paymentId, decide, by));
  }
}
