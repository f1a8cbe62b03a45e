import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { isOpenSql } from '../../is-open-sql.js';

/** Largest number of identities of one person: more share a number that a shop or a hotel gives everybody. */
const MAX_IDENTITIES = 50;

/** One name under which the shop files bookings: an email address, or the phone of bookings without one. */
export interface Identity {
  /** The customer key of its bookings. */
  key: string;
  id: string;
  email: string | null;
  /** All numbers in its bookings, as they were written. */
  phones: string[];
  /** All names in its bookings. */
  names: string[];
  bookings: number;
  /** Number of its pending and confirmed bookings that have not begun. */
  upcoming: number;
  /** Number of mails about its bookings that the person was sent. */
  sentMails: number;
  /** 0 for the identities that were asked about, 1 for those that share a number or address with them, and so on. */
  distance: number;
}

/**
 * Finds who may be the same person, because bookings share an email address or a phone number, however it is written.
 */
@Injectable()
export class ConnectedIdentitiesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  /** Returns the keys of the given booking, address and number. */
  async findKeys(of: { email?: string; phone?: string; bookingId?: string }): Promise<string[]> {
    const parameters = [of.email ?? null, of.phone ?? null, of.bookingId ?? null];
    const rows = await sql<{ key: string }>(this.em.fork(), keysSql, parameters);
    return rows.map(({ key }) => key);
  }

  /**
   * Finds the connected identities, the nearest first, without those that no booking has.
   * @returns at most 50, and whether these are all
   */
  async find(keys: readonly string[]): Promise<{ identities: Identity[]; isComplete: boolean }> {
    const em = this.em.fork();
    const distances = new Map(keys.map((key) => [key, 0]));
    let latest = [...keys];
    let isComplete = true;
    for (let distance = 1; latest.length > 0; distance++) {
      const room = MAX_IDENTITIES - distances.size;
      const rows = await sql<{ key: string }>(em, connectedSql, [latest, [...distances.keys()], room + 1]);
      isComplete = rows.length <= room;
      latest = isComplete ? rows.map(({ key }) => key) : [];
      for (const { key } of rows.slice(0, room)) distances.set(key, distance);
    }
    const { date, time } = this.clock.now();
    const found = await sql<Omit<Identity, 'distance'>>(em, identitiesSql, [[...distances.keys()], `${date} ${time}`]);
    const identities = found.map((identity) => ({ ...identity, distance: distances.get(identity.key) ?? 0 }));
    return { identities: identities.sort((one, other) => one.distance - other.distance), isComplete };
  }
}

const keysSql = /* sql */ `
  select key from (values (customer_key($1, null)), (customer_key(null, $2)),
    ((select customer_key(client_email, client_phone) from bookings where id = $3))) as given (key)
  where key is not null`;

const connectedSql = /* sql */ `
  select distinct customer_key(b.client_email, b.client_phone) as key
  from (select distinct customer_key(null, client_phone) as phone from bookings
    where customer_key(client_email, client_phone) = any ($1)) own
  join bookings b on customer_key(null, b.client_phone) = own.phone
  where customer_key(b.client_email, b.client_phone) <> all ($2)
  order by key limit $3`;

const identitiesSql = /* sql */ `
  select key, customer_id(key) as id,
    (array_agg(client_email order by created_at desc) filter (where client_email is not null))[1] as email,
    coalesce(array_agg(distinct client_phone) filter (where client_phone <> ''), '{}') as phones,
    coalesce(array_agg(distinct client_name) filter (where client_name <> ''), '{}') as names,
    count(*)::int as bookings,
    count(*) filter (where ${isOpenSql('status')} and booking_date + booking_time > $2::timestamp)::int as upcoming,
    coalesce(sum(mails), 0)::int as "sentMails"
  from (
    select b.*, customer_key(client_email, client_phone) as key,
      (select count(*) from booking_mails m where m.booking_id = b.id and m.recipient = 'client') as mails
    from bookings b where customer_key(client_email, client_phone) = any ($1)) booked
  group by key order by max(created_at) desc`;
