import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PaymentSettings, ShopSettings } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import type { Cents } from '../../kernel/money.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { openDrawer } from '../domain/drawer-day.decide.js';
import { DrawerDayRepository } from '../drawer-day.repository.js';
import { MAIN_LOCATION } from '../location.js';

/** Opens the drawer of today. */
export class OpenDrawer extends Command<void> {
  constructor(
    readonly drawerId: string,
    readonly floatCents: Cents,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(OpenDrawer)
export class OpenDrawerHandler implements ICommandHandler<OpenDrawer> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly drawers: DrawerDayRepository,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
  ) {}

  async execute({ drawerId, floatCents, by }: OpenDrawer): Promise<void> {
    const { currency } = await this.settings.read(PaymentSettings);
    const entry = { locationId: MAIN_LOCATION, day: this.clock.today(), currency };
    const decide = openDrawer({ ...entry, floatCents });
    await this.transactions.run((tx) => this.drawers.open(tx, drawerId, entry, decide, by));
  }
}
