import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { plannedAnew } from '../../platform/database/preparing-client.js';
import { sql } from '../../platform/database/sql.js';
import { type BookingFilter, conditionsOf, keysOf } from './booking-filter.js';
import { bookingColumns, type BookingRow, officeBookingOf } from './booking-row.js';
import { type Cursor, cursorOf } from './cursor.js';
import type { BookingPageDto, OfficeBookingDto } from './office-booking.dto.js';

export type { BookingFilter } from './booking-filter.js';

/** Where a page lies: behind one booking of the list, or before one. */
export type Place = { after: Cursor } | { before: Cursor } | null;

/** Bookings read at a time for a file. */
const batch = 500;

/** The list of bookings by date and time, a page at a time. The last page costs what the first one does. */
@Injectable()
export class ListBookings {
  constructor(private readonly em: EntityManager) {}

  async page(filter: BookingFilter, place: Place, limit: number): Promise<BookingPageDto> {
    const isBackwards = place !== null && 'before' in place;
    const found = await this.read(filter, place, limit + 1);
    const hasMore = found.length > limit;
    const items = isBackwards ? found.slice(0, limit).toReversed() : found.slice(0, limit);
    const [first, last] = [items[0], items.at(-1)];
    return {
      items,
      next_cursor: last && (isBackwards || hasMore) ? cursorOf(last) : null,
      previous_cursor: first && (isBackwards ? hasMore : place !== null) ? cursorOf(first) : null,
    };
  }

  /** The whole list, a batch at a time, without holding on to anything in between. */
  async *pages(filter: BookingFilter): AsyncGenerator<OfficeBookingDto[]> {
    for (let place: Place = null; ; ) {
      const found: OfficeBookingDto[] = await this.read(filter, place, batch);
      if (found.length > 0) yield found;
      const last = found.at(-1);
      if (!last || found.length < batch) return;
      place = { after: { date: last.booking_date, time: last.booking_time, id: last.id } };
    }
  }

  async count(filter: BookingFilter): Promise<number> {
    const { where, parameters } = conditionsOf(filter);
    const [row] = await sql<{ count: number }>(
      this.em.fork(),
      `select count(*)::int as count from bookings b where ${where.join(' and ')}`,
      parameters,
    );
    return row?.count ?? 0;
  }

  private async read(filter: BookingFilter, place: Place, limit: number): Promise<OfficeBookingDto[]> {
    const isBackwards = place !== null && 'before' in place;
    const isDescending = (filter.order === 'latest') !== isBackwards;
    const direction = isDescending ? 'desc' : 'asc';
    const { where, parameters } = conditionsOf(filter);
    const keys = keysOf(filter);
    if (place) {
      const { date, time, id } = 'before' in place ? place.before : place.after;
      const [d, t, i] = [date, time, id].map((value) => `$${parameters.push(value)}`);
      const ofTime = [`${d}::date`, `${t}::time`, `${i}::uuid`];
      // Where the keys begin with the status, it is the first parameter.
      const behind = keys.length > ofTime.length ? ['$1', ...ofTime] : ofTime;
      where.push(`(${keys.join(', ')}) ${isDescending ? '<' : '>'} (${behind.join(', ')})`);
    }
    const rows = await sql<BookingRow>(
      this.em.fork(),
      `${filter.name ? plannedAnew : ''}${bookingColumns} where ${where.join(' and ')}
       order by ${keys.map((key) => `${key} ${direction}`).join(', ')} limit ${limit}`,
      parameters,
    );
    return rows.map(officeBookingOf);
  }
}
