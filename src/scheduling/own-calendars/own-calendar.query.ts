import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { conflictOrder, isBookingSql } from '../reservations/conflicting-bookings.js';
import { explainFailure } from './explain-failure.js';
import type { BookingInBusyTimeDto, OwnCalendarDto } from './own-calendar.dto.js';

/** Reads the states of therapists' own calendars. */
@Injectable()
export class OwnCalendarQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Returns the state of a therapist's calendar.
   * @param showsAddress whether its server and the end of its address are told
   * @throws NotFoundError for an unknown therapist
   */
  async state(therapistId: string, showsAddress: boolean): Promise<OwnCalendarDto> {
    const em = this.em.fork();
    const today = this.clock.today();
    const [row] = await sql<Row>(em, stateSql, [therapistId, today]);
    if (!row) throw new NotFoundError('There is no such therapist');
    const format = (instant: Date | null) => instant && this.clock.formatTimestamp(new Date(instant));
    return {
      is_connected: row.host !== null,
      host: showsAddress ? row.host : null,
      ending: showsAddress ? row.ending : null,
      read_at_local: format(row.readAt),
      failing_since_local: format(row.failingSince),
      failure: row.failure && explainFailure(row.failure),
      busy_times: row.busyTimes,
      bookings: await sql<BookingInBusyTimeDto>(em, bookingsSql, [therapistId, today]),
    };
  }
}

interface Row {
  host: string | null;
  ending: string | null;
  readAt: Date | null;
  failingSince: Date | null;
  failure: string | null;
  busyTimes: number;
}

const stateSql = /* sql */ `
  select c.host, c.ending, c.read_at as "readAt", c.failing_since as "failingSince", c.failure,
    (select count(*)::int from own_calendar_busy b where b.therapist_id = t.id and b.busy_date >= $2::date) as "busyTimes"
  from therapists t left join own_calendars c on c.therapist_id = t.id where t.id = $1`;

const bookingsSql = /* sql */ `
  select r.booking_id as id, r.starts_at::date::text as date, to_char(r.starts_at, 'HH24:MI') as time
  from reservations r
  where r.therapist_id = $1 and ${isBookingSql} and r.starts_at >= $2::date and exists (
    select from own_calendar_busy b
    where b.therapist_id = $1 and b.busy_date between r.starts_at::date and r.starts_at::date + 1
      and b.busy_date + b.start_time < r.starts_at + make_interval(mins => r.duration_minutes)
      and b.busy_date + b.end_time > r.starts_at)
  ${conflictOrder}`;
