import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { agreedNoticeSql, isOpenSql } from '../../booking/index.js';
import { clientAlertSql, ClientNotesQuery, NOTE_KINDS } from '../../clients/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import type { NextBookingDto } from './client-match.dto.js';
import type { ClientDto, ClientIdentityDto, MergedClientDto, RelatedClientDto } from './client.dto.js';
import { isLateCancellation } from './is-late-cancellation.js';
import { type Person, PersonQuery } from './person.query.js';

/** Reads the client's page for the desk. */
@Injectable()
export class ClientQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly people: PersonQuery,
    private readonly notes: ClientNotesQuery,
    private readonly clock: ShopClock,
  ) {}

  /** Reads a client. @throws NotFoundError when nobody has this id (any more) */
  async get(id: string): Promise<ClientDto> {
    const person = await this.people.find(id);
    const { keys, records } = person;
    const em = this.em.fork();
    const { date, time } = this.clock.now();
    const [client] = await sql<KnownClient>(em, knownSql, [keys, `${date} ${time}`]);
    const identities = await sql<ClientIdentityDto>(em, identitiesSql, [keys]);
    const notes = await this.notes.read(records, NOTE_KINDS);
    return {
      ...client!,
      identities,
      notes: notes.map(({ at, ...note }) => ({ ...note, at_local: this.clock.formatTimestamp(at) })),
      late_cancellations: await this.countLateCancellations(em, person),
      merged: await sql<MergedClientDto>(em, mergedSql, [records, keys[0]]),
      similar: await sql<RelatedClientDto>(em, similarSql, [keys]),
    };
  }

  /** Counts late cancellations, each by the policy under which the booking was made. */
  private async countLateCancellations(em: EntityManager, { keys }: Person): Promise<number> {
    const cancelled = await sql<{ date: string; time: string; ms: string; hours: number }>(em, cancellationsSql, [
      keys,
    ]);
    return cancelled.filter(({ ms, hours, ...start }) =>
      isLateCancellation(start, this.clock.toLocal(new Date(Number(ms))), hours),
    ).length;
  }
}

type KnownClient = Omit<ClientDto, 'identities' | 'notes' | 'late_cancellations' | 'merged' | 'similar'> & {
  next_booking: NextBookingDto | null;
};

const ofPerson = `customer_key(b.client_email, b.client_phone) = any ($1::text[])`;

const knownSql = /* sql */ `
  select customer_id(($1::text[])[1]) as id, latest.name, latest.email, latest.phone, ${clientAlertSql('($1::text[])[1]')} as alert,
    counts.*, last_visit.id as last_visit_id, upcoming.next_booking
  from (
    select name, email, phone from customers where customer_key = any ($1::text[])
    order by last_booking_date desc nulls last, customer_key = ($1::text[])[1] desc limit 1
  ) latest
  cross join (
    select count(*)::int as bookings, count(*) filter (where status = 'completed')::int as completed,
      count(*) filter (where status = 'no_show')::int as no_shows, min(booking_date)::text as first_booking_date
    from bookings b where ${ofPerson}
  ) counts
  left join lateral (
    select b.id from bookings b
    where ${ofPerson} and status in ('confirmed', 'completed') and b.booking_date + b.booking_time <= $2::timestamp
    order by b.booking_date desc, b.booking_time desc, b.id limit 1
  ) last_visit on true
  left join lateral (
    select json_build_object('booking_date', b.booking_date::text, 'booking_time', to_char(b.booking_time, 'HH24:MI'),
      'service_name', b.service_name) as next_booking
    from bookings b where ${ofPerson} and ${isOpenSql('status')} and b.booking_date + b.booking_time >= $2::timestamp
    order by b.booking_date, b.booking_time limit 1
  ) upcoming on true`;

/** SQL of the person's identities. One is former when no record's latest booking has it. */
const identitiesSql = /* sql */ `
  select kind, value, bool_and(value not in (c.name, coalesce(c.email, ''), c.phone)) as is_former
  from customer_identities i join customers c using (customer_key) where customer_key = any ($1::text[])
  group by kind, value order by is_former, kind = 'phone' desc, kind = 'name' desc, value`;

const mergedSql = /* sql */ `
  select r.id as record_id, r.merged_into, customer_id(c.customer_key) as id, c.name, c.email, c.phone, c.total_bookings as bookings
  from clients r join customers c on c.customer_key = r.customer_key
  where r.id = any ($1::uuid[]) and r.merged_into is not null and r.customer_key <> $2 order by c.name, r.id`;

/** SQL of similar clients. A merged one is listed once, as the record that stands for the person. */
const similarSql = /* sql */ `
  select customer_id(c.customer_key) as id, c.name, c.email, c.phone, c.total_bookings as bookings
  from (
    select distinct coalesce(root.customer_key, other.customer_key) as customer_key from customer_identities own
    join customer_identities other on other.search = own.search and other.kind = own.kind and other.customer_key <> own.customer_key
    left join lateral (
      select coalesce(root_id, id) as id from clients where customer_key = other.customer_key order by clients.id limit 1) record on true
    left join clients root on root.id = record.id
    where own.customer_key = any ($1::text[]) and own.kind <> 'name' and length(own.search) >= 6
      and other.customer_key <> all ($1::text[])
    limit 20
  ) shared join customers c using (customer_key)
  order by c.total_bookings desc, c.customer_key limit 5`;

/**
 * SQL of the person's cancelled bookings. A hold that lapsed before its client had proved the address is not counted,
 * as in Performance.
 */
const cancellationsSql = /* sql */ `
  select b.booking_date::text as date, to_char(b.booking_time, 'HH24:MI') as time, (extract(epoch from at) * 1000)::text as ms,
    ${agreedNoticeSql('b')} as hours
  from bookings b
  cross join lateral (select max(occurred_at) as at from event_log
    where stream = b.id and type = 'BookingCancelled' and not data ? 'because') cancelled
  where ${ofPerson} and b.status = 'cancelled' and at is not null`;
