import { assertDayOrder } from '../../platform/http/validation/assert-day-order.js';
import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type BookingFilter, STATUSES_BY_FILTER } from '../../booking/index.js';
import { PaymentSettings, SettingsAsOf, ShopSettings } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sequenceAt } from '../../platform/event-log/log-reader.js';
import { endOfMinute } from '../freshness/end-of-minute.js';
import { ProjectionFreshness } from '../freshness/projection-freshness.js';
import { toRevenueReport } from './to-revenue-report.js';
import type { RevenueReportAsOfQueryDto, RevenueReportDto, RevenueReportQueryDto } from './revenue-report.dto.js';
import { type RevenueSumsParams, getShopSums, getTherapistSums, getSumsAsOf } from './revenue-sums.js';
import { RevenueAsOf } from './revenue-as-of.js';

/** Reads the revenue of a range of days from the projection of revenue. */
@Injectable()
export class RevenueReportQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: ShopSettings,
    private readonly settingsAsOf: SettingsAsOf,
    private readonly freshness: ProjectionFreshness,
    private readonly revenueAsOf: RevenueAsOf,
    private readonly clock: ShopClock,
  ) {}

  /** Reads the current report, or the one at the end of the minute `as_of`. Names are the current ones. */
  async read({ as_of, ...query }: RevenueReportAsOfQueryDto): Promise<RevenueReportDto> {
    const { status, from, to, therapistId } = toRevenueFilter(query);
    const wanted = { from, to, statuses: STATUSES_BY_FILTER[status], therapistId };
    if (as_of) return this.readAsOf(as_of, wanted);
    const { currency } = await this.settings.read(PaymentSettings);
    const params = { ...wanted, currency };
    const freshness = await this.freshness.atCheckpoint('revenue_totals');
    return toRevenueReport(
      await (therapistId ? getTherapistSums : getShopSums)(this.em.fork(), params),
      currency,
      freshness,
    );
  }

  private readAsOf(minute: string, wanted: Omit<RevenueSumsParams, 'currency'>): Promise<RevenueReportDto> {
    const end = endOfMinute(this.clock, minute);
    return this.em.fork().transactional(
      async (em) => {
        const { seq: countedSeq } = await this.freshness.atCheckpoint('revenue_totals', em);
        const seq = Math.min(await sequenceAt(em, end), countedSeq);
        await this.revenueAsOf.reconstruct(em, seq, countedSeq);
        const { currency } = await this.settingsAsOf.read(em, 'payment_settings', seq);
        return toRevenueReport(
          await getSumsAsOf(em, { ...wanted, currency }),
          currency,
          await this.freshness.atSequence(seq, em),
        );
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ },
    );
  }
}

/**
 * Converts a report's query to the filter of its bookings.
 * @throws InvalidInputError when the range ends before it starts
 */
export function toRevenueFilter(report: RevenueReportQueryDto) {
  assertDayOrder(report);
  const { start_date, end_date, status, therapist_id } = report;
  const statuses = status === 'all' ? 'reported' : status === 'pending' ? 'pending' : 'earning';
  return {
    status: statuses,
    from: start_date,
    to: end_date,
    therapistId: therapist_id,
    order: 'latest',
  } satisfies BookingFilter;
}
