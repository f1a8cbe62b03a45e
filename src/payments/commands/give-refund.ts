import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { refund } from '../domain/sale.decide.js';
import { SaleRepository } from '../sale.repository.js';

/** Gives back a part of a payment, or the rest of it. */
export class GiveRefund extends Command<void> {
  constructor(
    readonly saleId: string,
    readonly input: Omit<Parameters<typeof refund>[0], 'day'>,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(GiveRefund)
export class GiveRefundHandler implements ICommandHandler<GiveRefund> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly sales: SaleRepository,
    private readonly clock: ShopClock,
  ) {}

  execute({ saleId, input, by }: GiveRefund): Promise<void> {
    const decide = refund({ ...input, day: this.clock.today() });
    return this.transactions.run(async (tx) => void (await this.sales.change(tx, saleId, decide, by)));
  }
}
