import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PaymentSettings, ShopSettings } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { assertAccepted } from '../accepted-methods.js';
import type { DeskMethod } from '../domain/sale.events.js';
import { correctMethod } from '../domain/sale.decide.js';
import { SaleRepository } from '../sale.repository.js';

/** Corrects the method of a payment of today. */
export class CorrectPaymentMethod extends Command<void> {
  constructor(
    readonly saleId: string,
    readonly input: Omit<Parameters<typeof correctMethod>[0], 'day' | 'method'> & { method: DeskMethod },
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(CorrectPaymentMethod)
export class CorrectPaymentMethodHandler implements ICommandHandler<CorrectPaymentMethod> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly sales: SaleRepository,
    private readonly clock: ShopClock,
    private readonly settings: ShopSettings,
  ) {}

  async execute({ saleId, input, by }: CorrectPaymentMethod): Promise<void> {
    assertAccepted(await this.settings.read(PaymentSettings), input.method);
    const decide = correctMethod({ ...input, day: this.clock.today() });
    await this.transactions.run((tx) => this.sales.change(tx, saleId, decide, by));
  }
}
