import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../kernel/local-time.js';
import { toAmount } from '../../kernel/money.js';
import { sql } from '../../platform/database/sql.js';
import { type Account, ACCOUNT_OF_METHOD, MONEY_METHODS } from '../ledger/accounts.js';
import type { DayMoneyDto } from './day-money.dto.js';

interface Moved {
  account: Account;
  currency: string;
  taken: number;
  returned: number;
}

/** Reads the money of a day from the ledger. */
@Injectable()
export class DayMoneyQuery {
  constructor(private readonly em: EntityManager) {}

  async ofDay(day: LocalDate): Promise<DayMoneyDto> {
    const em = this.em.fork();
    const [moved, balances] = await Promise.all([
      sql<Moved>(em, movedSql, [day]),
      sql<{ account: Account; currency: string; cents: number }>(em, balancesSql, [day]),
    ]);
    return {
      day,
      methods: MONEY_METHODS.flatMap((method) =>
        moved
          .filter(({ account }) => account === ACCOUNT_OF_METHOD[method])
          .map(({ currency, taken, returned }) => ({
            method,
            currency,
            taken: toAmount(taken),
            returned: toAmount(returned),
            net: toAmount(taken - returned),
          })),
      ),
      balances: balances.map(({ account, currency, cents }) => ({ account, currency, balance: toAmount(cents) })),
    };
  }
}

/** The money that drawers and entries of the books move without a sale is neither taken nor returned. */
const movedSql = /* sql */ `
  select account, currency, coalesce(sum(cents) filter (where cents > 0), 0)::float8 as taken,
    coalesce(-sum(cents) filter (where cents < 0), 0)::float8 as returned
  from ledger_entries join event_log e using (stream, version)
  where day = $1 and e.type not in ('DrawerOpened', 'DrawerClosed', 'DrawerReopened', 'GatewayPayoutNoted',
    'OpeningBalancesEntered', 'BookEntryVoided')
  group by account, currency order by account, currency`;

const balancesSql = /* sql */ `
  select account, currency, sum(cents)::float8 as cents from ledger_balances
  where day <= $1 group by account, currency having sum(cents) <> 0 order by account, currency`;
