import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type MomentDto, type MomentQueryDto, MomentResolver } from '../../../booking/index.js';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import { toAmount } from '../../../kernel/money.js';
import { MoneyTakenQuery } from '../../../payments/index.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { PastScheduleQuery } from '../../../scheduling/index.js';
import { type CountingRules, CountingRulesQuery } from '../../performance/counting-rules.query.js';
import { summarizeDay } from '../../today/summarize-day.js';
import type { BookedValueDto } from '../../today/today.dto.js';
import type { PastListedBookingDto } from '../past-lists.dto.js';
import { heldAtSql, type PastState, PastStates } from '../past-states.js';
import { toListedBooking } from '../to-listed-booking.js';
import { countRosteredMinutes } from './past-day-load.js';
import { PastGapsQuery } from './past-gaps.query.js';
import { PastOpenWorkQuery } from './past-open-work.query.js';
import type { PastTodayDto } from './past-today.dto.js';

/** Reads the figures of a day at a moment of it. */
@Injectable()
export class PastTodayQuery {
  constructor(
    private readonly states: PastStates,
    private readonly moments: MomentResolver,
    private readonly schedule: PastScheduleQuery,
    private readonly rules: CountingRulesQuery,
    private readonly taken: MoneyTakenQuery,
    private readonly gaps: PastGapsQuery,
    private readonly openWork: PastOpenWorkQuery,
    private readonly clock: ShopClock,
  ) {}

  read(query: MomentQueryDto): Promise<PastTodayDto> {
    return this.states.read(query, (em, moment) => this.readAt(em, moment));
  }

  private async readAt(em: EntityManager, moment: MomentDto): Promise<PastTodayDto> {
    const { seq } = moment;
    const now = this.moments.toLocal(moment);
    const names = await this.readNames(em);
    const listed = (state: PastState) => toListedBooking(state, names.get(state.appointment.therapistId) ?? '');
    const ofDay = await this.readDay(em, now, seq);
    const schedule = await this.schedule.read(em, now.date, seq);
    const rules = await this.rules.at(em, seq);
    const latest = await sql<{ id: string }>(em, latestSql, [seq]);
    const rebuilt = await this.states.rebuild(
      em,
      latest.map(({ id }) => id),
      seq,
    );
    const list = (ids: readonly string[], from: ReadonlyMap<string, PastState>): PastListedBookingDto[] =>
      ids.flatMap((id) => (from.has(id) ? listed(from.get(id)!) : []));
    return {
      ...moment,
      ...now,
      rostered_minutes: countRosteredMinutes(schedule, this.clock.day(now.date)),
      booked_minutes: ofDay
        .filter(({ status }) => status === 'confirmed' || status === 'completed')
        .reduce((sum, { service }) => sum + service.durationMinutes + (rules.cleanup[service.serviceId] ?? 0), 0),
      paid: await this.taken.ofDay(now.date, rules.currency, seq, em),
      booked_value: sumBookedValue(ofDay, rules),
      ...summarizeDay(ofDay.map(listed), now.time),
      ...(await this.gaps.read(em, { now, seq, schedule, rules, ofDay, names })),
      open_work: await this.openWork.read(em, { now, seq, list }),
      latest: list(
        latest.map(({ id }) => id),
        rebuilt,
      ),
    };
  }

  /** Reads the bookings of the day, by time. */
  private async readDay(em: EntityManager, { date }: LocalDateTime, seq: number): Promise<PastState[]> {
    const rows = await sql<{ id: string }>(em, ofDaySql, [seq, date]);
    const ids = rows.map(({ id }) => id);
    const states = await this.states.rebuild(em, ids, seq);
    return ids.flatMap((id) => states.get(id) ?? []);
  }

  /** Reads the current names of the therapists. */
  private async readNames(em: EntityManager): Promise<Map<string, string>> {
    const rows = await sql<{ id: string; name: string }>(em, 'select id, name from therapists');
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

function sumBookedValue(bookings: readonly PastState[], { currency }: CountingRules): BookedValueDto {
  const sumOf = (status: string) =>
    bookings
      .filter((booking) => booking.status === status && booking.service.currency === currency)
      .reduce((cents, { service }) => cents + service.totalCents, 0);
  const counted = bookings.filter(({ status }) => status === 'completed' || status === 'confirmed');
  const currencies = new Set(counted.map(({ service }) => service.currency));
  return {
    done: toAmount(sumOf('completed')),
    to_come: toAmount(sumOf('confirmed')),
    currency,
    other_currencies: [...currencies].filter((other) => other !== currency).sort(),
  };
}

const ofDaySql = /* sql */ `
  select p.booking_id as id from performance_bookings p
  where p.day = $2::date and ${heldAtSql('$1::bigint')} order by p.start_time, p.booking_id`;

/** SQL of the latest bookings, as many as the current page names. */
const latestSql = /* sql */ `
  select id from (
    select e.stream as id, e.occurred_at from log_order o join event_log e using (position)
    where o.seq <= $1::bigint and e.version = 1 and e.type in ('BookingRequested', 'BookingImported')
    order by o.seq desc limit 10
  ) newest order by occurred_at desc, id desc`;
