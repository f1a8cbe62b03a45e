import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { fallsOnSql } from '../../scheduling/index.js';
import type { CoverageDto } from './coverage.dto.js';
import { type DaySpan, toCoverage } from './to-coverage.js';

/** Reads how the shifts of some days and their bookings fit together. */
@Injectable()
export class CoverageQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  /** Returns the coverage of some days, both included. @param therapistId only this therapist */
  async forDays(from: LocalDate, to: LocalDate, therapistId?: string): Promise<CoverageDto> {
    const spans = await sql<DaySpan>(this.em.fork(), coverageSql, [from, to, therapistId ?? null]);
    return toCoverage(spans, (date) => this.clock.day(date));
  }
}

const minuteSql = (time: string) => /* sql */ `(extract(epoch from ${time}) / 60)::int`;

/** Reads all spans in one statement, each kind by an index on the day. Any Available works on no day. */
export const coverageSql = /* sql */ `
  select span.kind, span.id, span.therapist_id as "therapistId", t.name as "therapistName", span.day::text as date,
    span.starts as start, span.ends as "end", span.busy_until as "busyUntil"
  from (
    select 'shift' as kind, id, therapist_id, roster_date as day, ${minuteSql('shift_start')} as starts,
      ${minuteSql('shift_end')} as ends, 0 as busy_until
    from therapist_roster where roster_date between $1::date and $2::date and shift_start < shift_end
    union all
    select 'block', id, therapist_id, blocked_date, ${minuteSql('start_time')}, ${minuteSql('end_time')}, 0
    from blocked_time_slots where blocked_date between $1::date and $2::date
    union all
    select 'block', therapist_id, therapist_id, busy_date, ${minuteSql('start_time')}, ${minuteSql('end_time')}, 0
    from own_calendar_busy where busy_date between $1::date and $2::date
    union all
    select 'leave', l.id, l.therapist_id, d.day::date, coalesce(${minuteSql('l.start_time')}, 0),
      coalesce(${minuteSql('l.end_time')}, 1440), 0
    from leave l join generate_series($1::date, $2::date, interval '1 day') d (day) on ${fallsOnSql('l', 'd.day::date')}
    where l.status = 'approved' and l.ends_on >= $1::date and l.first_date <= $2::date
    union all
    select 'booking', b.id, b.therapist_id, b.booking_date, ${minuteSql('b.booking_time')},
      ${minuteSql('b.booking_time')} + b.booking_duration, coalesce(${minuteSql('(r.ends_at - b.booking_date)')}, 0)
    from bookings b left join reservations r on r.booking_id = b.id
    where b.booking_date between $1::date and $2::date and b.status in ('pending', 'confirmed', 'completed')
  ) span
  join therapists t on t.id = span.therapist_id
  where not t.is_unassigned and ($3::uuid is null or t.id = $3)
  order by span.day, span.starts, span.id`;
