import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../kernel/local-time.js';
import { type Cents, toAmount } from '../../kernel/money.js';
import { sql } from '../../platform/database/sql.js';
import type { MoneyDisputedDto, MoneyOwedDto } from './money-owed.dto.js';
import type { MoneyPeriod } from './money-taken.query.js';

/** Reads from the ledger what the shop owes, and what clients dispute. */
@Injectable()
export class MoneyOwedQuery {
  constructor(private readonly em: EntityManager) {}

  /** @param moment the day up to whose entry `seq` entries count; left out for all */
  async read(
    { from, to, currency }: MoneyPeriod,
    moment: { day: LocalDate; seq: number } | undefined,
    em = this.em.fork(),
  ): Promise<MoneyOwedDto> {
    const parameters = [from, to, currency, moment?.day ?? 'infinity', moment?.seq ?? 0];
    const [owed] = await sql<{ tips: Cents; certificates: Cents; tax: Cents }>(em, owedSql, parameters);
    const { tips, certificates, tax } = owed!;
    return { tips: toAmount(tips), gift_certificates: toAmount(certificates), tax: toAmount(tax) };
  }

  /** Reads the money of disputes, as `read` does. */
  async readDisputed(
    { from, to, currency }: MoneyPeriod,
    moment: { day: LocalDate; seq: number } | undefined,
    em = this.em.fork(),
  ): Promise<MoneyDisputedDto> {
    const parameters = [from, to, currency, moment?.day ?? 'infinity', moment?.seq ?? 0];
    const [disputed] = await sql<{ open: Cents; lost: Cents; fees: Cents }>(em, disputedSql, parameters);
    const { open, lost, fees } = disputed!;
    return { open: toAmount(open), lost: toAmount(lost), fees: toAmount(fees) };
  }
}

/** SQL of what some accounts moved: the balances of the days before the last one, and the entries of that day. */
const movedSql = (accounts: string) => /* sql */ `(
    select account, day, cents from ledger_balances
    where account in (${accounts}) and currency = $3 and day < $4::date
    union all
    select l.account, l.day, l.cents
    from ledger_entries l join event_log e using (stream, version) join log_order o using (position)
    where l.account in (${accounts}) and l.currency = $3 and l.day = $4::date and o.seq <= $5
  )`;

const owedSql = /* sql */ `
  select coalesce(-sum(cents) filter (where account = 'tips_owed'), 0)::float8 as tips,
    coalesce(-sum(cents) filter (where account = 'gift_certificates_owed'), 0)::float8 as certificates,
    coalesce(-sum(cents) filter (where account = 'tax_owed' and day between $1 and $2), 0)::float8 as tax
  from ${movedSql("'tips_owed', 'gift_certificates_owed', 'tax_owed'")} moved`;

const disputedSql = /* sql */ `
  select coalesce(sum(cents) filter (where account = 'disputes'), 0)::float8 as open,
    coalesce(sum(cents) filter (where account = 'dispute_losses' and day between $1 and $2), 0)::float8 as lost,
    coalesce(sum(cents) filter (where account = 'gateway_fees' and day between $1 and $2), 0)::float8 as fees
  from ${movedSql("'disputes', 'dispute_losses', 'gateway_fees'")} moved`;
