import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { endCheckout } from '../domain/online-payment.decide.js';
import { OnlinePaymentRepository } from './online-payment.repository.js';

/** Asks for the end of the gateway's page. */
export class EndCheckout extends Command<void> {
  constructor(
    readonly paymentId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(EndCheckout)
export class EndCheckoutHandler implements ICommandHandler<EndCheckout> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly payments: OnlinePaymentRepository,
  ) {}

  async execute({ paymentId, by }: EndCheckout): Promise<void> {
    await this.transactions.run((tx) => this.payments.change(tx, paymentId, endCheckout, by));
  }
}
