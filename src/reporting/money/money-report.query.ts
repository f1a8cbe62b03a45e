import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BookingQuery } from '../../booking/index.js';
import { PaymentSettings, SettingsAsOf, ShopSettings } from '../../catalog/index.js';
import {
  DIFFERENCE_PAGE_SIZE,
  MoneyDifferenceQuery,
  MoneyOwedQuery,
  type MoneyPeriod,
  MoneyTakenQuery,
} from '../../payments/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sequenceAt } from '../../platform/event-log/log-reader.js';
import { endOfMinute } from '../freshness/end-of-minute.js';
import { ProjectionFreshness } from '../freshness/projection-freshness.js';
import { toPeriod } from '../performance/compared-periods.js';
import type {
  MoneyBookingsDto,
  MoneyBookingsQueryDto,
  MoneyReportDto,
  MoneyReportQueryDto,
} from './money-report.dto.js';

/** Reads the money of a range of days, in one snapshot of the database. */
@Injectable()
export class MoneyReportQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: ShopSettings,
    private readonly settingsAsOf: SettingsAsOf,
    private readonly taken: MoneyTakenQuery,
    private readonly differences: MoneyDifferenceQuery,
    private readonly owed: MoneyOwedQuery,
    private readonly freshness: ProjectionFreshness,
    private readonly bookings: BookingQuery,
    private readonly clock: ShopClock,
  ) {}

  /** Reads the current report, or the one at the end of the minute `as_of`. @throws InvalidInputError as `toPeriod` */
  async read({ as_of, ...query }: MoneyReportQueryDto): Promise<MoneyReportDto> {
    const period = toPeriod(query);
    const { currency } = await this.settings.read(PaymentSettings);
    return this.em.fork().transactional(
      async (em) => {
        if (as_of) return this.readAsOf(em, as_of, period);
        const of = { ...period, currency };
        return {
          taken: await this.taken.read(of, em),
          booked: await this.differences.read(of, em),
          owed: await this.owed.read(of, undefined, em),
          as_of: null,
        };
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ },
    );
  }

  private async readAsOf(
    em: EntityManager,
    minute: string,
    period: Omit<MoneyPeriod, 'currency'>,
  ): Promise<MoneyReportDto> {
    const end = endOfMinute(this.clock, minute);
    const seq = await sequenceAt(em, end);
    const { currency } = await this.settingsAsOf.read(em, 'payment_settings', seq);
    const of = { ...period, currency };
    return {
      taken: await this.taken.read({ ...of, seq }, em),
      booked: null,
      owed: await this.owed.read(of, { day: this.clock.toLocal(end).date, seq }, em),
      as_of: await this.freshness.atSequence(seq, em),
    };
  }

  /** Lists the bookings behind a difference, in their current state. */
  async listBookings({ cause, page, ...query }: MoneyBookingsQueryDto): Promise<MoneyBookingsDto> {
    const { currency } = await this.settings.read(PaymentSettings);
    const { ids, total } = await this.differences.listBookings({ ...toPeriod(query), currency }, cause, page);
    return {
      items: await this.bookings.allForOffice(ids),
      total,
      pages: Math.ceil(total / DIFFERENCE_PAGE_SIZE),
    };
  }
}
