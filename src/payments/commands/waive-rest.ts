import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { waiveRest } from '../domain/sale.decide.js';
import { SaleRepository } from '../sale.repository.js';

/** Waives the rest of a sale of which a part was paid. */
export class WaiveRest extends Command<void> {
  constructor(
    readonly saleId: string,
    readonly input: Omit<Parameters<typeof waiveRest>[0], 'day'>,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(WaiveRest)
export class WaiveRestHandler implements ICommandHandler<WaiveRest> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly sales: SaleRepository,
    private readonly clock: ShopClock,
  ) {}

  async execute({ saleId, input, by }: WaiveRest): Promise<void> {
    const decide = waiveRest({ ...input, day: this.clock.today() });
    await this.transactions.run((tx) => this.sales.change(tx, saleId, decide, by));
  }
}
