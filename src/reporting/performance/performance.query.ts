import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BookingQuery } from '../../booking/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { SKIP_PREPARE } from '../../platform/database/prepared-statement-client.js';
import { sql } from '../../platform/database/sql.js';
import { sequenceAt } from '../../platform/event-log/log-reader.js';
import { endOfMinute } from '../freshness/end-of-minute.js';
import { ProjectionFreshness } from '../freshness/projection-freshness.js';
import { listDays, previousPeriod, sameWeeksLastYear, toPeriod } from './compared-periods.js';
import { LISTED_CONDITIONS, measuredSql } from './measured-sql.js';
import { CountingRulesQuery, toMeasuredParameters, type CountingRules } from './counting-rules.query.js';
import type {
  PerformanceBookingsDto,
  PerformanceBookingsQueryDto,
  PerformanceQueryDto,
  PerformanceReportDto,
} from './performance.dto.js';
import { readBookedCells, readGroups, readRostered, readRosteredTotal } from './performance-sums.js';
import { toPerformanceReport } from './to-performance-report.js';

const PAGE_SIZE = 200;
const WORK_MEMORY = '32MB';

/** Reads the performance report over a range of days, as known now or at an earlier minute. */
@Injectable()
export class PerformanceQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly freshness: ProjectionFreshness,
    private readonly rules: CountingRulesQuery,
    private readonly bookings: BookingQuery,
  ) {}

  /** Reads the report. @throws InvalidInputError for a range that ends before it starts or is too long */
  read(query: PerformanceQueryDto): Promise<PerformanceReportDto> {
    const period = toPeriod(query);
    return this.inSnapshot(query, async (em, rules) => {
      const as_of = query.as_of
        ? await this.freshness.atSequence(rules.seq, em)
        : await this.freshness.atCheckpoint('performance', em);
      const roster = { seq: query.as_of ? rules.seq : null, clock: this.clock };
      const periods = { period, previous: previousPeriod(period), lastYear: sameWeeksLastYear(period) };
      const sums = {
        ...periods,
        groups: await readGroups(em, periods, { rules, isPast: Boolean(query.as_of) }),
        bookedCells: await readBookedCells(em, period, { rules, clock: this.clock }),
        rostered: await readRostered(em, period, roster),
        previousRostered: await readRosteredTotal(em, periods.previous, roster),
        lastYearRostered: await readRosteredTotal(em, periods.lastYear, roster),
      };
      return toPerformanceReport(sums, rules.currency, as_of);
    });
  }

  /** Lists the bookings that a figure counts, in their current state. */
  async listBookings(query: PerformanceBookingsQueryDto): Promise<PerformanceBookingsDto> {
    const parameters = [query.therapist_id, query.service_id, query.weekday, query.hour].map((value) => value ?? null);
    const rows = await this.inSnapshot(query, (em, rules) =>
      sql<{ booking_id: string; total: number }>(em, bookingsSql(query), [
        ...toMeasuredParameters(listDays([toPeriod(query)]), rules),
        ...parameters,
        (query.page - 1) * PAGE_SIZE,
      ]),
    );
    const total = rows[0]?.total ?? 0;
    return {
      items: await this.bookings.allForOffice(rows.map(({ booking_id }) => booking_id)),
      total,
      pages: Math.ceil(total / PAGE_SIZE),
    };
  }

  /** Runs all statements in one snapshot of the database. */
  private inSnapshot<Result>(
    { as_of }: PerformanceQueryDto,
    read: (em: EntityManager, rules: CountingRules) => Promise<Result>,
  ): Promise<Result> {
    return this.em.fork().transactional(
      async (em) => {
        // A year's bookings are sorted and joined in memory.
        await sql(em, `set local work_mem = '${WORK_MEMORY}'`);
        const { seq: counted } = await this.freshness.atCheckpoint('performance', em);
        const seq = as_of ? Math.min(await sequenceAt(em, endOfMinute(this.clock, as_of)), counted) : counted;
        return read(em, await this.rules.at(em, seq));
      },
      { isolationLevel: IsolationLevel.REPEATABLE_READ },
    );
  }
}

const bookingsSql = ({ figure, as_of }: PerformanceBookingsQueryDto) => /* sql */ `${SKIP_PREPARE}
  with measured as (${measuredSql(Boolean(as_of))})
  select booking_id, count(*) over ()::int as total from measured
  where ${LISTED_CONDITIONS[figure]} and ($5::uuid is null or therapist_id = $5) and ($6::uuid is null or service_id = $6)
    and ($7::int is null or weekday = $7) and ($8::int is null or hour = $8)
  order by day, start_time, booking_id limit ${PAGE_SIZE} offset $9`;
