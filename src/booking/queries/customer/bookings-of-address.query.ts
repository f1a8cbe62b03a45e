import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { type Executor, sql } from '../../../platform/database/sql.js';
import { isOpenSql } from '../../is-open-sql.js';

/** Largest number of upcoming bookings of one address: one with more is shared, and gets no links. */
const MAX_BOOKINGS = 20;

/** Finds the upcoming bookings under one email address. */
@Injectable()
export class BookingsOfAddressQuery {
  constructor(private readonly clock: ShopClock) {}

  /** Returns the ids of the upcoming bookings, the next one first. */
  async upcomingIds(db: Executor, email: string): Promise<string[]> {
    const { date, time } = this.clock.now();
    const rows = await sql<{ id: string }>(db, upcomingSql, [email.trim().toLowerCase(), date, time, MAX_BOOKINGS]);
    return rows.map(({ id }) => id);
  }

  /** Counts how often their links were asked for since an instant. */
  async countRequests(db: Executor, email: string, since: Date): Promise<number> {
    const [row] = await sql<{ requests: number }>(db, countSql, [email.trim().toLowerCase(), since]);
    return row?.requests ?? 0;
  }
}

/** SQL of the bookings under an address, whoever of those who share it they are for. */
const isOfAddress = (alias: string) => /* sql */ `lower(btrim(${alias}.client_email)) = $1 and ${alias}.client_id in (
    select client_id from identities where kind = 'email' and folded = identity_key('email', $1))`;

const upcomingSql = /* sql */ `
  select id from bookings
  where ${isOfAddress('bookings')}
    and ${isOpenSql('status')} and (booking_date, booking_time) > ($2::date, $3::time)
  order by booking_date, booking_time, id limit $4`;

const countSql = /* sql */ `
  select count(*)::int as requests from bookings b
  join event_log e on e.stream = b.id and e.type = 'BookingLinksRequested' and e.occurred_at > $2
  where ${isOfAddress('b')}`;
