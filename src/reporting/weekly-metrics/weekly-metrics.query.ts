import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PaymentSettings, ShopSettings } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { addDays, toMonday } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { toAmount } from '../../kernel/money.js';
import { ProjectionFreshness } from '../freshness/projection-freshness.js';
import { RecurringCustomersQuery } from '../customers/recurring-customers.query.js';
import type { WeeklyCardsDto } from './weekly-cards.dto.js';
import type { BookingStatus } from '../../booking/index.js';

interface Row {
  is_next: boolean;
  status: BookingStatus;
  currency: string;
  bookings: number;
  cents: string;
}

/** Reads the dashboard's figures of this week and the next. */
@Injectable()
export class WeeklyMetricsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly settings: ShopSettings,
    private readonly recurring: RecurringCustomersQuery,
    private readonly freshness: ProjectionFreshness,
  ) {}

  async read(): Promise<WeeklyCardsDto> {
    const as_of = await this.freshness.atCheckpoint('revenue_totals');
    const { currency } = await this.settings.read(PaymentSettings);
    const today = this.clock.today();
    const week_start = toMonday(today);
    const rows = await sql<Row>(this.em.fork(), selectTwoWeeksSql, [week_start]);
    const thisWeek = rows.filter(({ is_next }) => !is_next);
    const cents = (status: Row['status']) =>
      sum(thisWeek, (row) => (row.status === status && row.currency === currency ? Number(row.cents) : 0));
    const [confirmed, completed, cancelled] = [cents('confirmed'), cents('completed'), cents('cancelled')];
    return {
      week_start,
      week_end: addDays(week_start, 6),
      week_bookings: sum(thisWeek, countReported),
      next_week_bookings: sum(
        rows.filter(({ is_next }) => is_next),
        countReported,
      ),
      weekly_revenue: toAmount(confirmed + completed - cancelled),
      confirmed: toAmount(confirmed),
      completed: toAmount(completed),
      cancelled: toAmount(cancelled),
      recurring_customers: await this.recurring.count(),
      currency,
      other_currencies: [...new Set(thisWeek.map((row) => row.currency))].filter((other) => other !== currency).sort(),
      as_of,
    };
  }
}

const countReported = ({ status, bookings }: Row) => (status === 'cancelled' || status === 'no_show' ? 0 : bookings);

function sum(rows: readonly Row[], valueOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + valueOf(row), 0);
}

const selectTwoWeeksSql = /* sql */ `
  select day >= $1::date + 7 as is_next, status, currency, sum(bookings)::int as bookings, sum(cents)::text as cents
  from revenue_totals where day >= $1::date and day < $1::date + 14
  group by 1, 2, 3`;
