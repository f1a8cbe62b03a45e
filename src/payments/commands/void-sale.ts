import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { voidSale } from '../domain/sale.decide.js';
import { SaleRepository } from '../sale.repository.js';

/** Voids a sale of today. */
export class VoidSale extends Command<void> {
  constructor(
    readonly saleId: string,
    readonly input: Omit<Parameters<typeof voidSale>[0], 'day'>,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(VoidSale)
export class VoidSaleHandler implements ICommandHandler<VoidSale> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly sales: SaleRepository,
    private readonly clock: ShopClock,
  ) {}

  async execute({ saleId, input, by }: VoidSale): Promise<void> {
    const decide = voidSale({ ...input, day: this.clock.today() });
    await this.transactions.run((tx) => this.sales.change(tx, saleId, decide, by));
  }
}
