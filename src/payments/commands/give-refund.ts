import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SalesSettings, ShopSettings } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { toCents } from '../../kernel/money.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { refund } from '../domain/sale.decide.js';
import { SaleRepository } from '../sale.repository.js';

/** Gives back a part of a payment, or the rest of it. */
export class GiveRefund extends Command<void> {
  /** @param isLimited whether the refund limit of the shop holds for whoever gives it */
  constructor(
    readonly saleId: string,
    readonly input: Omit<Parameters<typeof refund>[0], 'day' | 'limitCents'>,
    readonly isLimited: boolean,
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
    private readonly settings: ShopSettings,
  ) {}

  async execute({ saleId, input, isLimited, by }: GiveRefund): Promise<void> {
    const { refundLimit } = await this.settings.read(SalesSettings);
    const limitCents = isLimited ? toCents(refundLimit) : undefined;
    const decide = refund({ ...input, day: this.clock.today(), limitCents });
    await this.transactions.run((tx) => this.sales.change(tx, saleId, decide, by));
  }
}
