import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../kernel/local-time.js';
import { type Cents, toAmount } from '../../kernel/money.js';
import { sql } from '../../platform/database/sql.js';
import type { PaymentMethod } from '../domain/sale.events.js';
import { ACCOUNT_OF_METHOD, MONEY_METHODS, RETURN_ACCOUNT_OF_METHOD } from '../ledger/accounts.js';
import type { MoneySumsDto, MoneyTakenDto, MoneyTotalsDto } from './money-taken.dto.js';

export interface MoneyPeriod {
  /** First accounting day. */
  from: LocalDate;
  /** Last accounting day. */
  to: LocalDate;
  currency: string;
}

interface Moved {
  day: LocalDate;
  currency: string;
  method: PaymentMethod;
  person: string | null;
  payments: Cents;
  refunds: Cents;
  tips: Cents;
}

/** Each method by which money moves, beside the accounts that it comes to and leaves. */
const methodsByAccount = [
  [...MONEY_METHODS, 'online'],
  [...MONEY_METHODS.map((method) => ACCOUNT_OF_METHOD[method]), RETURN_ACCOUNT_OF_METHOD.online],
];

/** Reads from the ledger the money that was taken. The cash of drawers that moves without a sale is none. */
@Injectable()
export class MoneyTakenQuery {
  constructor(private readonly em: EntityManager) {}

  /** Reads the money of a day, as `read` does. */
  async ofDay(day: LocalDate, currency: string, seq?: number, em?: EntityManager): Promise<MoneyTotalsDto> {
    const taken = await this.read({ from: day, to: day, currency, seq }, em);
    return { total: taken.total, methods: taken.methods, currency, other_currencies: taken.other_currencies };
  }

  /** @param seq the sequence number up to which entries count; left out for all, those too that have none yet */
  async read(
    { from, to, currency, seq }: MoneyPeriod & { seq?: number | undefined },
    em = this.em.fork(),
  ): Promise<MoneyTakenDto> {
    const rows = await sql<Moved>(em, movedSql, [from, to, ...methodsByAccount, seq ?? null]);
    return toMoneyTaken(rows, currency);
  }
}

function toMoneyTaken(rows: readonly Moved[], currency: string): MoneyTakenDto {
  const counted = rows.filter((row) => row.currency === currency);
  const group = <Key>(key: (row: Moved) => Key) => [...Map.groupBy(counted, key)];
  return {
    total: sumMoney(counted),
    methods: group(({ method }) => method).map(([method, of]) => ({ method, ...sumMoney(of) })),
    days: group(({ day }) => day).map(([day, of]) => ({ day, ...sumMoney(of) })),
    people: group(({ person }) => person).map(([person, of]) => ({ person, ...sumMoney(of) })),
    currency,
    other_currencies: [...new Set(rows.map((row) => row.currency))].filter((other) => other !== currency).sort(),
  };
}

function sumMoney(rows: readonly Moved[]): MoneySumsDto {
  const sum = (key: 'payments' | 'refunds' | 'tips') => rows.reduce((cents, row) => cents + row[key], 0);
  const [payments, refunds, tips] = [sum('payments'), sum('refunds'), sum('tips')];
  return {
    payments: toAmount(payments),
    refunds: toAmount(refunds),
    net: toAmount(payments - refunds),
    tips: toAmount(tips),
  };
}

/**
 * SQL of what moved, by day, method and person. A tip is part of the payment that is the next event of its sale; a
 * correction moves it along with its payment, and a void gives it back by the method that the payment has.
 */
const movedSql = /* sql */ `
  with entries as (
    select l.stream, l.version, l.day, l.currency, l.account, l.cents, e.type, e.data, e.actor_email as person,
      (select method from unnest($3::text[], $4::text[]) as m (method, account) where m.account = l.account) as method
    from ledger_entries l join event_log e using (stream, version)
    where l.day between $1 and $2
      and e.type in ('SaleLinesAdded', 'PaymentTaken', 'RefundGiven', 'SaleVoided', 'PaymentMethodCorrected',
        'GiftCertificateIssued', 'GiftCertificateVoided', 'GiftCertificateRefunded')
      and ($5::bigint is null or exists (select from log_order o where o.position = e.position and o.seq <= $5))
  ),
  tips_of_changed as (
    select added.stream, line ->> 'paymentId' as payment_id, sum((line ->> 'cents')::bigint) as cents
    from event_log added cross join lateral jsonb_array_elements(added.data -> 'lines') as line
    where added.type = 'SaleLinesAdded' and line ->> 'kind' = 'tip'
      and added.stream in (select stream from entries where type in ('SaleVoided', 'PaymentMethodCorrected'))
    group by 1, 2
  ),
  moved as (
    select day, currency, method, person, case when type in ('PaymentTaken', 'PaymentMethodCorrected', 'GiftCertificateIssued') then cents else 0 end as payments,
      case when type in ('RefundGiven', 'SaleVoided', 'GiftCertificateVoided', 'GiftCertificateRefunded') then -cents else 0 end as refunds, 0 as tips
    from entries where method is not null
    union all
    select day, currency, (
      select paid.data ->> 'method' from event_log paid where paid.stream = e.stream and paid.version = e.version + 1
    ), person, 0, 0, -cents
    from entries e where type = 'SaleLinesAdded' and account = 'tips_owed'
    union all
    select day, currency, data ->> 'method', person, 0, 0, -cents
    from entries where type = 'RefundGiven' and account = 'tips_owed'
    union all
    select day, currency, method, person, 0, 0, sign(e.cents) * t.cents
    from entries e join tips_of_changed t on t.stream = e.stream and t.payment_id = e.data ->> 'paymentId'
    where type = 'PaymentMethodCorrected' and method is not null
    union all
    select e.day, currency, p.method, person, 0, 0, -t.cents
    from entries e join tips_of_changed t using (stream) join payments p on p.sale_id = e.stream and p.id::text = t.payment_id
    where type = 'SaleVoided' and account = 'tips_owed'
  )
  select day::text as day, currency, method, person, sum(payments)::float8 as payments, sum(refunds)::float8 as refunds,
    sum(tips)::float8 as tips
  from moved group by day, currency, method, person
  order by day, array_position($3::text[], method), person nulls last`;
