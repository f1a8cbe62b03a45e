import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BookingListQuery } from '../../booking/index.js';
import { PaymentSettings, ShopSettings } from '../../catalog/index.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { toAmount } from '../../kernel/money.js';
import { MoneyTakenQuery } from '../../payments/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { ProjectionFreshness } from '../freshness/projection-freshness.js';
import { DayLoadQuery } from './day-load.query.js';
import { OpenWorkQuery } from './open-work.query.js';
import { summarizeDay } from './summarize-day.js';
import type { BookedValueDto, TodayDto } from './today.dto.js';

/** Most bookings of a day, more than a shop has. */
const MAX_OF_DAY = 1_000;

/** Reads today's figures, in one answer. */
@Injectable()
export class TodayQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly settings: ShopSettings,
    private readonly freshness: ProjectionFreshness,
    private readonly taken: MoneyTakenQuery,
    private readonly bookings: BookingListQuery,
    private readonly load: DayLoadQuery,
    private readonly openWork: OpenWorkQuery,
  ) {}

  async read(): Promise<TodayDto> {
    const { date, time } = this.clock.now();
    const { currency } = await this.settings.read(PaymentSettings);
    // Asked before the sums are read: it promises no more than they hold.
    const as_of = await this.freshness.atCheckpoint('revenue_totals');
    const [paid, booked_value, ofDay, load, open_work, latest] = await Promise.all([
      this.taken.ofDay(date, currency),
      this.readBookedValue(date, currency),
      this.bookings.page({ status: 'all', date }, null, MAX_OF_DAY),
      this.load.read({ date, time }),
      this.openWork.read({ date, time }),
      this.bookings.newest(),
    ]);
    return { date, time, ...load, paid, booked_value, ...summarizeDay(ofDay.items, time), open_work, latest, as_of };
  }

  private async readBookedValue(date: LocalDate, currency: string): Promise<BookedValueDto> {
    const rows = await sql<{ status: string; currency: string; cents: string }>(this.em.fork(), bookedValueSql, [date]);
    const amountOf = (status: string) =>
      toAmount(Number(rows.find((row) => row.status === status && row.currency === currency)?.cents ?? 0));
    return {
      done: amountOf('completed'),
      to_come: amountOf('confirmed'),
      currency,
      other_currencies: [...new Set(rows.map((row) => row.currency))].filter((other) => other !== currency).sort(),
    };
  }
}

const bookedValueSql = /* sql */ `
  select status, currency, sum(cents)::text as cents from revenue_totals
  where day = $1::date and status in ('completed', 'confirmed') group by status, currency`;
