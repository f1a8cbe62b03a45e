import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BookingListQuery, BookingQuery, ClientsToCallQuery } from '../../booking/index.js';
import { addDays, type LocalDateTime } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { hasShiftSql } from '../../scheduling/index.js';
import type { CountedBookingsDto, OpenWorkDto } from './today.dto.js';

/** Most bookings of a list that are named. */
const MAX_SHOWN = 5;

/** Reads the open work that the shop's people have to do. */
@Injectable()
export class OpenWorkQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly bookings: BookingQuery,
    private readonly list: BookingListQuery,
    private readonly toCall: ClientsToCallQuery,
  ) {}

  async read(now: LocalDateTime): Promise<OpenWorkDto> {
    const [[counts], uncovered, unfinished, calls] = await Promise.all([
      sql<Counts>(this.em.fork(), countsSql, [now.date, now.time]),
      this.readUncovered(now),
      this.readUnfinished(now),
      this.toCall.read(1),
    ]);
    return { ...counts!, uncovered, unfinished, to_call: calls.total };
  }

  private async readUncovered({ date, time }: LocalDateTime): Promise<CountedBookingsDto> {
    const rows = await sql<{ id: string; total: number }>(this.em.fork(), uncoveredSql, [date, time, MAX_SHOWN]);
    return { items: await this.bookings.allForOffice(rows.map(({ id }) => id)), total: rows[0]?.total ?? 0 };
  }

  private async readUnfinished({ date }: LocalDateTime): Promise<CountedBookingsDto> {
    const filter = { status: 'confirmed', to: addDays(date, -1), order: 'latest' } as const;
    const total = await this.list.count(filter);
    return { items: total === 0 ? [] : (await this.list.page(filter, null, MAX_SHOWN)).items, total };
  }
}

type Counts = Pick<OpenWorkDto, 'requests' | 'missed_requests' | 'waiting_list' | 'failed_messages'>;

const countsSql = /* sql */ `
  select
    count(*) filter (where booking_date + booking_time > $1::date + $2::time)::int as requests,
    count(*) filter (where booking_date + booking_time <= $1::date + $2::time)::int as missed_requests,
    (select count(*)::int from waiting_list where status in ('waiting', 'offered')) as waiting_list,
    ((select count(*) from deliveries where refusal is not null and dismissed_at is null)
      + (select count(*) from deliveries where state <> 'done' and state = 'failing'))::int as failed_messages
  from bookings where status = 'pending'`;

const hasShift = hasShiftSql({
  ...{ therapist: 'b.therapist_id', date: 'b.booking_date', time: 'b.booking_time' },
  minutes: 'b.booking_duration',
});

const uncoveredSql = /* sql */ `
  select b.id, count(*) over ()::int as total
  from bookings b join therapists t on t.id = b.therapist_id
  where b.status in ('pending', 'confirmed') and b.booking_date >= $1::date
    and (b.booking_date > $1::date or b.booking_time > $2::time) and not t.is_unassigned
    and not ${hasShift}
  order by b.booking_date, b.booking_time, b.id limit $3`;
