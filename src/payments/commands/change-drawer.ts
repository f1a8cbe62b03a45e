import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { closeDrawer, countDrawer, reopenDrawer } from '../domain/drawer-day.decide.js';
import { DrawerDayRepository } from '../drawer-day.repository.js';

/** Counts a drawer. */
export class CountDrawer extends Command<void> {
  constructor(
    readonly drawerId: string,
    readonly input: Parameters<typeof countDrawer>[0],
    readonly by: Actor,
  ) {
    super();
  }
}

/** Closes a drawer, and its day. */
export class CloseDrawer extends Command<void> {
  constructor(
    readonly drawerId: string,
    readonly input: Parameters<typeof closeDrawer>[0],
    readonly by: Actor,
  ) {
    super();
  }
}

/** Opens a closed drawer again. */
export class ReopenDrawer extends Command<void> {
  /** @param isLimited whether only the drawer of today may be */
  constructor(
    readonly drawerId: string,
    readonly reason: string,
    readonly isLimited: boolean,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(CountDrawer)
export class CountDrawerHandler implements ICommandHandler<CountDrawer> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly drawers: DrawerDayRepository,
  ) {}

  async execute({ drawerId, input, by }: CountDrawer): Promise<void> {
    await this.transactions.run((tx) => this.drawers.change(tx, drawerId, countDrawer(input), by));
  }
}

@CommandHandler(CloseDrawer)
export class CloseDrawerHandler implements ICommandHandler<CloseDrawer> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly drawers: DrawerDayRepository,
  ) {}

  async execute({ drawerId, input, by }: CloseDrawer): Promise<void> {
    await this.transactions.run((tx) => this.drawers.change(tx, drawerId, closeDrawer(input), by));
  }
}

@CommandHandler(ReopenDrawer)
export class ReopenDrawerHandler implements ICommandHandler<ReopenDrawer> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly drawers: DrawerDayRepository,
    private readonly clock: ShopClock,
  ) {}

  async execute({ drawerId, reason, isLimited, by }: ReopenDrawer): Promise<void> {
    const decide = reopenDrawer({ reason, ofDay: isLimited ? this.clock.today() : undefined });
    await this.transactions.run((tx) => this.drawers.change(tx, drawerId, decide, by));
  }
}
