import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../platform/clock/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { bookingColumns, type BookingRow, officeBookingOf } from './booking-row.js';
import { type Cursor, cursorOf } from './cursor.js';
import type { BookingPageDto } from './office-booking.dto.js';

export type StatusFilter = 'active' | 'all' | 'pending' | 'confirmed' | 'completed' | 'cancelled';

export interface BookingFilter {
  status: StatusFilter;
  date?: LocalDate | undefined;
  /** First day to be listed. */
  from?: LocalDate | undefined;
  /** Part of the client's name, in any case. */
  name?: string | undefined;
  order?: 'earliest' | 'latest' | undefined;
  /** Only this therapist's: what a member of staff may see. */
  therapistId?: string | undefined;
}

const living = ['pending', 'confirmed', 'completed'];
const statusesOf: Readonly<Record<StatusFilter, readonly string[]>> = {
  active: living,
  all: [...living, 'cancelled'],
  pending: ['pending'],
  confirmed: ['confirmed'],
  completed: ['completed'],
  cancelled: ['cancelled'],
};

/** The list of bookings by date and time, a page at a time. The last page costs what the first one does. */
@Injectable()
export class ListBookings {
  constructor(private readonly em: EntityManager) {}

  async page(filter: BookingFilter, after: Cursor | null, limit: number): Promise<BookingPageDto> {
    const { where, parameters } = conditions(filter, after);
    const direction = filter.order === 'latest' ? 'desc' : 'asc';
    const rows = await sql<BookingRow>(
      this.em.fork(),
      `${bookingColumns} where ${where.join(' and ')}
       order by b.booking_date ${direction}, b.booking_time ${direction}, b.id ${direction} limit ${limit + 1}`,
      parameters,
    );
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return { items: shown.map(officeBookingOf), next_cursor: last && rows.length > limit ? cursorOf(last) : null };
  }

  /** Requests that wait for the shop. */
  async countPending(): Promise<number> {
    const [row] = await sql<{ count: number }>(
      this.em.fork(),
      `select count(*)::int as count from bookings where status = 'pending'`,
    );
    return row?.count ?? 0;
  }
}

/** Only the conditions that are asked for: the planner chooses an index for these, not for `$1 is null or …`. */
function conditions(filter: BookingFilter, after: Cursor | null) {
  const where: string[] = [];
  const parameters: unknown[] = [];
  const add = (condition: (...places: string[]) => string, ...values: unknown[]) => {
    where.push(condition(...values.map((value) => `$${parameters.push(value)}`)));
  };
  add((statuses) => `b.status = any (${statuses}::text[])`, statusesOf[filter.status]);
  if (filter.date) add((date) => `b.booking_date = ${date}::date`, filter.date);
  if (filter.from) add((from) => `b.booking_date >= ${from}::date`, filter.from);
  if (filter.name) add((name) => `b.client_name ilike ${name}`, `%${filter.name.replaceAll(/[\\%_]/g, '\\$&')}%`);
  if (filter.therapistId) add((id) => `b.therapist_id = ${id}::uuid`, filter.therapistId);
  if (after) {
    const beyond = filter.order === 'latest' ? '<' : '>';
    add(
      (date, time, id) => `(b.booking_date, b.booking_time, b.id) ${beyond} (${date}::date, ${time}::time, ${id}::uuid)`,
      after.date,
      after.time,
      after.id,
    );
  }
  return { where, parameters };
}
