import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Cents, toAmount } from '../../../kernel/money.js';
import { sql } from '../../../platform/database/sql.js';
import type { OpeningAccount } from '../../domain/book-entry.events.js';
import type { BookEntryDto } from './book-entry.dto.js';

interface EntryRow extends Pick<BookEntryDto, 'id' | 'kind' | 'day' | 'currency' | 'is_from_gateway' | 'is_voided'> {
  cents: Cents | null;
  fee_cents: Cents | null;
  balances: { account: OpeningAccount; cents: Cents }[] | null;
}

/** Reads payouts of the gateway and opening balances. */
@Injectable()
export class BookEntriesQuery {
  constructor(private readonly em: EntityManager) {}

  /** Lists the latest 100 entries, the last one first. */
  async list(): Promise<BookEntryDto[]> {
    const rows = await sql<EntryRow>(this.em.fork(), entriesSql, []);
    return rows.map(({ cents, fee_cents, balances, ...row }) => ({
      ...row,
      amount: toAmount(cents ?? balances!.reduce((sum, each) => sum + each.cents, 0)),
      fees: toAmount(fee_cents ?? 0),
      balances: (balances ?? []).map((each) => ({ account: each.account, amount: toAmount(each.cents) })),
    }));
  }
}

const entriesSql = /* sql */ `
  select id, kind, day::text as day, currency, cents::float8 as cents, fee_cents::float8 as fee_cents, balances,
    gateway_name is not null as is_from_gateway, is_voided
  from book_entries order by day desc, entered_at desc, id limit 100`;
