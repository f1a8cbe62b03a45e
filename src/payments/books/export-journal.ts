import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { instanceToPlain } from 'class-transformer';
import { AccountCodes, PaymentSettings, ShopSettings } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { type Transaction, TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { ACCOUNTS } from '../ledger/accounts.js';
import { MAIN_LOCATION } from '../location.js';
import { JournalExported } from './books.event-types.js';
import type { Journal, JournalLine } from './journal.js';
import { insertJournal } from './journal-rows.js';
import { toUnexportedSql } from './unexported-sql.js';

/**
 * Exports what the ledger booked on some days to the shop's books: all that no export before has taken, so that
 * nothing is booked twice, and a day that is closed late is booked later.
 */
export class ExportJournal extends Command<void> {
  constructor(
    /** Made by whoever asks: the same id again changes nothing. */
    readonly exportId: string,
    /** Days, and the currency where it is another than the shop's. */
    readonly asked: { startDate: LocalDate; endDate: LocalDate; currency: string | undefined },
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ExportJournal)
export class ExportJournalHandler implements ICommandHandler<ExportJournal> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly log: EventLog,
    private readonly settings: ShopSettings,
  ) {}

  /** @throws BusinessRuleError `nothing-to-export`, `idempotency-key-reused` */
  async execute({ exportId, asked, by }: ExportJournal): Promise<void> {
    const { startDate, endDate, currency = (await this.settings.read(PaymentSettings)).currency } = asked;
    const codes = instanceToPlain(await this.settings.read(AccountCodes)) as Journal['codes'];
    const place = { locationId: MAIN_LOCATION, currency, startDate, endDate };
    await this.transactions.run(async (tx) => {
      void tx.query(lockSql, []);
      const [done] = await sql<{ isSame: boolean }>(tx, doneSql, [exportId, startDate, endDate, currency]);
      if (done?.isSame) return;
      if (done) throw new BusinessRuleError('idempotency-key-reused', 'This id has exported something else');
      const lines = await readUnexported(tx, place);
      if (lines.length === 0)
        throw new BusinessRuleError('nothing-to-export', 'Every movement of these days was exported before');
      const [last] = await sql<{ number: number }>(tx, lastNumberSql, []);
      const data = { number: last!.number + 1, ...place, codes, lines };
      const at = this.log.startStream(tx, exportId, [this.log.toEntry(JournalExported, data)], by);
      await insertJournal(tx, exportId, data, at);
    });
  }
}

async function readUnexported(
  tx: Transaction,
  { locationId, currency, startDate, endDate }: Omit<JournalExported['data'], keyof Journal> & { currency: string },
): Promise<JournalLine[]> {
  const lines = await sql<JournalLine>(tx, unexportedSql, [locationId, currency, startDate, endDate, ACCOUNTS]);
  return lines.map(({ day, account, cents }) => ({ day, account, cents }));
}

/** One export at a time, so that none takes what another one takes, and no number is left out. */
const lockSql = 'lock table journal_exports in share row exclusive mode';

const doneSql = /* sql */ `
  select (start_date, end_date, currency) = ($2::date, $3::date, $4) as "isSame" from journal_exports where id = $1`;

const lastNumberSql = /* sql */ `select coalesce(max(number), 0) as number from journal_exports`;

const unexportedSql = /* sql */ `
  select day::text as day, account, cents::float8 as cents
  from (${toUnexportedSql('location_id = $1 and currency = $2 and day between $3 and $4')}) unexported
  order by unexported.day, array_position($5::text[], account)`;
