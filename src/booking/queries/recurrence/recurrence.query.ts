import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../../kernel/errors.js';
import { sql } from '../../../platform/database/sql.js';
import { followingSql } from './following-sql.js';
import type { RecurrenceDto, RecurringBookingDto } from './recurrence.dto.js';

/** Reads the bookings of a series. */
@Injectable()
export class RecurrenceQuery {
  constructor(private readonly em: EntityManager) {}

  /** Returns the series that a booking belongs to. @throws NotFoundError when there is no such booking */
  async ofBooking(bookingId: string): Promise<RecurrenceDto> {
    const em = this.em.fork();
    const bookings = await sql<RecurringBookingDto>(em, seriesSql, [bookingId]);
    if (bookings.length === 0 && (await sql(em, 'select from bookings where id = $1', [bookingId])).length === 0)
      throw new NotFoundError('There is no such booking');
    return { bookings };
  }

  /** Returns the open bookings of its series from a booking on, itself included. */
  following(bookingId: string): Promise<RecurringBookingDto[]> {
    return sql<RecurringBookingDto>(this.em.fork(), followingRowsSql, [bookingId]);
  }
}

const columnsSql = /* sql */ `
  select b.id, b.version, b.recurrence_position as position, b.recurrence_weeks as weeks, b.status,
    b.booking_date::text as booking_date, to_char(b.booking_time, 'HH24:MI') as booking_time, b.therapist_id,
    t.name as therapist_name
  from bookings b join therapists t on t.id = b.therapist_id`;

const orderSql = 'order by b.booking_date, b.booking_time, b.id';

const seriesSql = /* sql */ `
  ${columnsSql} where b.recurrence_id = (select recurrence_id from bookings where id = $1) ${orderSql}`;

const followingRowsSql = /* sql */ `${columnsSql} where b.id in (${followingSql}) ${orderSql}`;
