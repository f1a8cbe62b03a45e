import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { bookedClient, IdentitySearch } from '../../../clients/index.js';
import { SKIP_PREPARE } from '../../../platform/database/prepared-statement-client.js';
import { sql } from '../../../platform/database/sql.js';
import { type BookingFilter, toConditions, toSortKeys } from './booking-filter.js';
import { selectBookingsSql, type BookingRow } from '../booking-row.js';
import { type Cursor, formatCursor } from './cursor.js';
import type { BookingPageDto, OfficeBookingDto } from '../office-booking.dto.js';
import { PaymentsOfBookings } from '../../payments-of-bookings.js';

export type { BookingFilter } from './booking-filter.js';

/** The position of a page: behind one booking of the list, or before one. */
export type PagePosition = { after: Cursor } | { before: Cursor } | null;

/** Number of bookings that are read at a time for a file. */
const BATCH_SIZE = 500;

const NEWEST_SHOWN = 10;

/** Reads the list of bookings by date and time, a page at a time. The last page costs what the first one does. */
@Injectable()
export class BookingListQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly identities: IdentitySearch,
    private readonly payments: PaymentsOfBookings,
  ) {}

  async page(filter: BookingFilter, position: PagePosition, limit: number): Promise<BookingPageDto> {
    const isBackwards = position !== null && 'before' in position;
    const found = await this.read(filter, position, limit + 1);
    const hasMore = found.length > limit;
    const items = isBackwards ? found.slice(0, limit).toReversed() : found.slice(0, limit);
    const [first, last] = [items[0], items.at(-1)];
    return {
      items,
      next_cursor: last && (isBackwards || hasMore) ? formatCursor(last) : null,
      previous_cursor: first && (isBackwards ? hasMore : position !== null) ? formatCursor(first) : null,
    };
  }

  /** Returns the bookings that were made last, the newest first. */
  async newest(): Promise<OfficeBookingDto[]> {
    const em = this.em.fork();
    return this.payments.toOfficeBookings(em, await sql<BookingRow>(em, newestSql, [NEWEST_SHOWN]));
  }

  /** Reads the whole list, a batch at a time, without holding on to anything in between. */
  async *pages(filter: BookingFilter): AsyncGenerator<OfficeBookingDto[]> {
    for (let position: PagePosition = null; ;) {
      const found: OfficeBookingDto[] = await this.read(filter, position, BATCH_SIZE);
      if (found.length > 0) yield found;
      const last = found.at(-1);
      if (!last || found.length < BATCH_SIZE) return;
      position = { after: { date: last.booking_date, time: last.booking_time, id: last.id } };
    }
  }

  async count(filter: BookingFilter): Promise<number> {
    const { where, parameters } = await this.toConditions(filter);
    const [row] = await sql<{ count: number }>(
      this.em.fork(),
      `${filter.name ? SKIP_PREPARE : ''}select count(*)::int as count from bookings b where ${where.join(' and ')}`,
      parameters,
    );
    return row?.count ?? 0;
  }

  private async read(filter: BookingFilter, position: PagePosition, limit: number): Promise<OfficeBookingDto[]> {
    const isBackwards = position !== null && 'before' in position;
    const isDescending = (filter.order === 'latest') !== isBackwards;
    const direction = isDescending ? 'desc' : 'asc';
    const { where, parameters } = await this.toConditions(filter);
    const keys = toSortKeys(filter);
    if (position) {
      const { date, time, id } = 'before' in position ? position.before : position.after;
      const [d, t, i] = [date, time, id].map((value) => `$${parameters.push(value)}`);
      const ofTime = [`${d}::date`, `${t}::time`, `${i}::uuid`];
      // The status is the first parameter where the keys begin with it.
      const behind = keys.length > ofTime.length ? ['$1', ...ofTime] : ofTime;
      // As a subselect, so that PostgreSQL does not see how few bookings are left: it would plan each of the last pages
      // again for that, which takes longer than reading them.
      const cursor = filter.name ? behind.join(', ') : `select ${behind.join(', ')}`;
      where.push(`(${keys.join(', ')}) ${isDescending ? '<' : '>'} (${cursor})`);
    }
    const em = this.em.fork();
    const rows = await sql<BookingRow>(
      em,
      `${filter.name ? SKIP_PREPARE : ''}${selectBookingsSql} where ${where.join(' and ')}
       order by ${keys.map((key) => `${key} ${direction}`).join(', ')} limit ${limit}`,
      parameters,
    );
    return this.payments.toOfficeBookings(em, rows);
  }

  private async toConditions(filter: BookingFilter) {
    const { where, parameters } = toConditions(filter);
    const { name } = filter;
    if (name) where.push(await this.identities.toRowCondition(this.em.fork(), name, parameters, bookedClient('b')));
    return { where, parameters };
  }
}

const newestSql = /* sql */ `${selectBookingsSql} order by b.created_at desc, b.id desc limit $1`;
