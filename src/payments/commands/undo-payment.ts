import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { undoPayment } from '../domain/sale.decide.js';
import { SaleRepository } from '../sale.repository.js';

/** Takes back the payment that was taken last. While its receipt mail waits, none is sent. */
export class UndoPayment extends Command<void> {
  constructor(
    readonly saleId: string,
    readonly paymentId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(UndoPayment)
export class UndoPaymentHandler implements ICommandHandler<UndoPayment> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly sales: SaleRepository,
    private readonly clock: ShopClock,
  ) {}

  async execute({ saleId, paymentId, by }: UndoPayment): Promise<void> {
    const decide = undoPayment({ paymentId, day: this.clock.today() });
    await this.transactions.run((tx) => this.sales.change(tx, saleId, decide, by));
  }
}
