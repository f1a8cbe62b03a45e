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
  type PastBookings,
} from '../../payments/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sequenceAt } from '../../platform/event-log/log-reader.js';
import type { AsOfDto } from '../freshness/as-of.dto.js';
import { endOfMinute } from '../freshness/end-of-minute.js';
import { ProjectionFreshness } from '../freshness/projection-freshness.js';
import { heldAtSql } from '../past/past-states.js';
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
    if (as_of) return this.readCounted({ as_of, ...query });
    const { currency } = await this.settings.read(PaymentSettings);
    const of = { ...toPeriod(query), currency };
    return this.inSnapshot(async (em) => ({
      taken: await this.taken.read(of, em),
      booked: await this.differences.read(of, undefined, em),
      owed: await this.owed.read(of, undefined, em),
      disputed: await this.owed.readDisputed(of, undefined, em),
      as_of: null,
    }));
  }

  /** Reads the report up to a sequence number that it names: at the end of the minute `as_of`, else the latest one. */
  readCounted({ as_of, ...query }: MoneyReportQueryDto): Promise<MoneyReportDto & { as_of: AsOfDto }> {
    const period = toPeriod(query);
    return this.inSnapshot((em) => this.readAsOf(em, as_of, period));
  }

  private inSnapshot<Result>(use: (em: EntityManager) => Promise<Result>): Promise<Result> {
    return this.em.fork().transactional(use, { isolationLevel: IsolationLevel.REPEATABLE_READ });
  }

  private async readAsOf(
    em: EntityManager,
    minute: string | undefined,
    period: Omit<MoneyPeriod, 'currency'>,
  ): Promise<MoneyReportDto & { as_of: AsOfDto }> {
    const { of, moment, as_of } = await this.findMoment(em, minute, period);
    const { seq } = moment;
    const last = as_of.at ? new Date(as_of.at) : this.clock.instant();
    const upTo = { day: this.clock.toLocal(last).date, seq };
    return {
      taken: await this.taken.read({ ...of, seq }, em),
      booked: await this.differences.read(of, moment, em),
      owed: await this.owed.read(of, upTo, em),
      disputed: await this.owed.readDisputed(of, upTo, em),
      as_of,
    };
  }

  /** Finds the sequence number of a moment, at most the one up to which the states of bookings are known. */
  private async findMoment(em: EntityManager, minute: string | undefined, period: Omit<MoneyPeriod, 'currency'>) {
    const { seq: reached } = await this.freshness.atCheckpoint('performance', em);
    const end = minute ? endOfMinute(this.clock, minute) : this.clock.instant();
    const seq = Math.min(reached, await sequenceAt(em, end));
    const { currency } = await this.settingsAsOf.read(em, 'payment_settings', seq);
    const moment: PastBookings = { seq, bookingsSql };
    return { of: { ...period, currency }, moment, as_of: await this.freshness.atSequence(seq, em) };
  }

  /** Lists the bookings behind a difference, now or as of a minute, in their current state. */
  async listBookings({ cause, page, as_of, ...query }: MoneyBookingsQueryDto): Promise<MoneyBookingsDto> {
    const period = toPeriod(query);
    const { currency } = await this.settings.read(PaymentSettings);
    const { ids, total } = await this.inSnapshot(async (em) => {
      if (!as_of) return this.differences.listBookings({ ...period, currency }, cause, page, undefined, em);
      const { of, moment } = await this.findMoment(em, as_of, period);
      return this.differences.listBookings(of, cause, page, moment, em);
    });
    return {
      items: await this.bookings.allForOffice(ids),
      total,
      pages: Math.ceil(total / DIFFERENCE_PAGE_SIZE),
    };
  }
}

/** SQL of bookings as they were; `$4` is the sequence number. */
const bookingsSql = /* sql */ `
  select p.booking_id as id, p.status, p.day, p.currency, p.cents from performance_bookings p where ${heldAtSql('$4::bigint')}`;
