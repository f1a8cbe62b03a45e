import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { PaymentSettings, ShopSettings } from '../../catalog/index.js';
import { system } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type Transaction, TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { findOpenDay } from '../accounting-day.js';
import { BookEntryRepository } from '../books/entries/book-entry.repository.js';
import { notePayout, voidBookEntry } from '../domain/book-entry.js';
import { MAIN_LOCATION } from '../location.js';
import { Gateway, type GatewayPayout, type GatewayPayoutDetail } from './gateway.js';

/**
 * Books money that the gateway has paid to the bank, once, and takes that back where the bank did not take it. Payouts from
 * before the gateway had money of this shop are none of ours, nor are those in another currency than the shop's.
 */
export class SettlePayout extends Command<void> {
  constructor(readonly payout: GatewayPayout) {
    super();
  }
}

interface KnownPayout {
  id: string;
  isVoided: boolean;
}

@CommandHandler(SettlePayout)
export class SettlePayoutHandler implements ICommandHandler<SettlePayout> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly entries: BookEntryRepository,
    private readonly gateway: Gateway,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
  ) {}

  /** @throws GatewayUnavailableError, GatewayRefusedError where it cannot tell now what the payout is made of */
  async execute({ payout: { name } }: SettlePayout): Promise<void> {
    // It is read anew: a message may come late, and in any order.
    const payout = await this.gateway.readPayout(name);
    const { currency } = await this.settings.read(PaymentSettings);
    if (payout.currency !== currency) return;
    await this.transactions.run(async (tx) => {
      this.entries.lock(tx);
      const [known] = await sql<KnownPayout>(tx, knownSql, [name]);
      if (known && !known.isVoided && !payout.isPaid) await this.takeBack(tx, known.id);
      else if (!known && payout.isPaid) await this.note(tx, payout);
    });
  }

  private async note(tx: Transaction, { name, cents, feeCents, currency, arrivesOn }: GatewayPayoutDetail) {
    const today = this.clock.today();
    const arrivedOn = arrivesOn < today ? arrivesOn : today;
    const [begun] = await sql(tx, begunSql, [MAIN_LOCATION, currency, arrivedOn]);
    if (!begun) return;
    const day = await findOpenDay(tx, { locationId: MAIN_LOCATION, day: arrivedOn });
    const noted = { locationId: MAIN_LOCATION, day, currency, cents, feeCents, gatewayName: name };
    await this.entries.change(tx, randomUUIDv7(), notePayout(noted), system);
  }

  private async takeBack(tx: Transaction, id: string) {
    const day = await findOpenDay(tx, { locationId: MAIN_LOCATION, day: this.clock.today() });
    await this.entries.change(tx, id, voidBookEntry({ reason: 'The bank gave it back to the gateway', day }), system);
  }
}

const knownSql = /* sql */ `select id, is_voided as "isVoided" from book_entries where gateway_name = $1`;

const begunSql = /* sql */ `
  select day from ledger_balances
  where location_id = $1 and account = 'gateway' and currency = $2 and day <= $3 limit 1`;
