import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PaymentSettings, ShopSettings } from '../../../catalog/index.js';
import type { Actor } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../../platform/database/pipelining/index.js';
import { sql } from '../../../platform/database/sql.js';
import { findOpenDay } from '../../accounting-day.js';
import { enterOpeningBalances, notePayout, voidBookEntry } from '../../domain/book-entry.js';
import type { EnteredBalances, NotedPayout } from '../../domain/book-entry.events.js';
import { MAIN_LOCATION } from '../../location.js';
import { BookEntryRepository } from './book-entry.repository.js';

/** Notes a payout that is on the bank's statement, in the currency of the shop; on the next day where its own is closed. */
export class NotePayout extends Command<void> {
  constructor(
    readonly entryId: string,
    readonly payout: Pick<NotedPayout, 'day' | 'cents' | 'feeCents'>,
    readonly by: Actor,
  ) {
    super();
  }
}

/** Enters what the accounts held before, in the currency of the shop. */
export class EnterOpeningBalances extends Command<void> {
  constructor(
    readonly entryId: string,
    readonly entered: Pick<EnteredBalances, 'day' | 'balances'> & { reason: string },
    readonly by: Actor,
  ) {
    super();
  }
}

/** Takes an entry back, from today on. */
export class VoidBookEntry extends Command<void> {
  constructor(
    readonly entryId: string,
    readonly reason: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(NotePayout)
export class NotePayoutHandler implements ICommandHandler<NotePayout> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly entries: BookEntryRepository,
    private readonly settings: ShopSettings,
  ) {}

  async execute({ entryId, payout, by }: NotePayout): Promise<void> {
    const { currency } = await this.settings.read(PaymentSettings);
    await this.transactions.run(async (tx) => {
      this.entries.lock(tx);
      const day = await findOpenDay(tx, { locationId: MAIN_LOCATION, day: payout.day });
      const noted = { locationId: MAIN_LOCATION, currency, ...payout, day, gatewayName: null };
      await this.entries.change(tx, entryId, notePayout(noted), by);
    });
  }
}

@CommandHandler(EnterOpeningBalances)
export class EnterOpeningBalancesHandler implements ICommandHandler<EnterOpeningBalances> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly entries: BookEntryRepository,
    private readonly settings: ShopSettings,
  ) {}

  async execute({ entryId, entered, by }: EnterOpeningBalances): Promise<void> {
    const { currency } = await this.settings.read(PaymentSettings);
    await this.transactions.run(async (tx) => {
      this.entries.lock(tx);
      const others = await sql(tx, openingSql, [MAIN_LOCATION, currency]);
      const decide = enterOpeningBalances({ locationId: MAIN_LOCATION, currency, ...entered }, others.length > 0);
      await this.entries.change(tx, entryId, decide, by);
    });
  }
}

@CommandHandler(VoidBookEntry)
export class VoidBookEntryHandler implements ICommandHandler<VoidBookEntry> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly entries: BookEntryRepository,
    private readonly clock: ShopClock,
  ) {}

  async execute({ entryId, reason, by }: VoidBookEntry): Promise<void> {
    await this.transactions.run(async (tx) => {
      this.entries.lock(tx);
      const day = await findOpenDay(tx, { locationId: MAIN_LOCATION, day: this.clock.today() });
      await this.entries.change(tx, entryId, voidBookEntry({ reason, day }), by);
    });
  }
}

const openingSql = /* sql */ `
  select id from book_entries
  where location_id = $1 and currency = $2 and kind = 'opening_balances' and not is_voided`;
