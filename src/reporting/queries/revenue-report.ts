import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type BookingFilter, statusesOf } from '../../booking/index.js';
import { ShopSettings } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { InvalidInput } from '../../platform/decider.js';
import { placeAt } from '../../platform/relay/log-reader.js';
import { AsOf } from './as-of.js';
import { reportOf } from './report-of.js';
import type { RevenueReportAsOfQueryDto, RevenueReportDto, RevenueReportQueryDto } from './revenue-report.dto.js';
import { type Asked, sumsOfShop, sumsOfTherapist, sumsThen } from './revenue-sums.js';
import { RevenueThen } from './revenue-then.js';

/** Revenue of a range of days, as the projection of revenue has added it up. */
@Injectable()
export class RevenueReport {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: ShopSettings,
    private readonly asOf: AsOf,
    private readonly earlier: RevenueThen,
    private readonly clock: ShopClock,
  ) {}

  /** As it is now, or as it would have been read at the end of the minute `as_of`. Names are those of today. */
  async read({ as_of, ...query }: RevenueReportAsOfQueryDto): Promise<RevenueReportDto> {
    const { currency } = await this.settings.paymentSettings();
    const { status, from, to, therapistId } = filterOf(query);
    const asked = { from, to, statuses: statusesOf[status], currency, therapistId };
    if (as_of) return this.readAsOf(as_of, asked);
    const freshness = await this.asOf.of('revenue_totals');
    return reportOf(await (therapistId ? sumsOfTherapist : sumsOfShop)(this.em.fork(), asked), currency, freshness);
  }

  private readAsOf(minute: string, asked: Asked): Promise<RevenueReportDto> {
    const [date, time] = minute.split('T') as [string, string];
    const end = new Date(this.clock.instantOf({ date, time }).getTime() + 59_999);
    return this.em.fork().transactional(
      async (em) => {
        const { seq: reached } = await this.asOf.of('revenue_totals', em);
        const seq = Math.min(await placeAt(em, end), reached);
        await this.earlier.goBack(em, seq, reached);
        return reportOf(await sumsThen(em, asked), asked.currency, await this.asOf.place(seq, em));
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ },
    );
  }
}

/** The bookings that a report is about, as the list of bookings finds them. @throws InvalidInput when the range ends before it starts */
export function filterOf({ start_date, end_date, status, therapist_id }: RevenueReportQueryDto) {
  if (end_date < start_date) throw new InvalidInput('end_date', 'The end date must not be before the start date');
  const statuses = status === 'all' ? 'active' : status === 'pending' ? 'pending' : 'earning';
  return { status: statuses, from: start_date, to: end_date, therapistId: therapist_id, order: 'latest' } satisfies BookingFilter;
}
