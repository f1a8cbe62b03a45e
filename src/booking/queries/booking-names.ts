import type { EntityManager } from '@mikro-orm/postgresql';
import { formatSpokenStart } from '../../kernel/format-date.js';
import { sql } from '../../platform/database/sql.js';
import {
  type NamedReference,
  type NamePart,
  NamesReferences,
  type Reference,
  type ReferenceNamer,
} from '../../platform/event-log/reference-names.js';

interface Row extends Omit<Reference, 'seq'> {
  seq: string;
  first_name: string | null;
  last_name: string | null;
  service_name: string | null;
  booking_date: string | null;
  booking_time: string | null;
  room_name: string | null;
  client_id: string | null;
}

/** Text that is shown in place of the name of an erased client. */
const ERASED = 'erased client';

/** Names bookings as they were at a sequence number of the log or just before it, entries of the waiting list, and rooms. */
@NamesReferences(['booking', 'booking_before', 'waiting_entry', 'room'])
export class BookingNames implements ReferenceNamer {
  async nameReferences(em: EntityManager, references: readonly Reference[]): Promise<NamedReference[]> {
    const columns = [
      references.map(({ kind }) => kind),
      references.map(({ id }) => id),
      references.map(({ seq }) => seq),
      references.map(({ year }) => year),
    ];
    return (await sql<Row>(em, namesSql, columns)).map((row) => ({
      kind: row.kind,
      id: row.id,
      seq: Number(row.seq),
      name: row.room_name ? [{ text: row.room_name, kind: 'room', id: row.id }] : toName(row),
    }));
  }
}

/** Returns a name such as `Zara I., Remedial, Sun 22 Nov 4:00 PM`. */
function toName({ kind, id, first_name, last_name, client_id, ...row }: Row): NamePart[] {
  const client = first_name
    ? { text: `${first_name}${last_name ? ` ${last_name.charAt(0)}.` : ''}`, kind: 'client', id: client_id }
    : { text: ERASED, kind: null, id: null };
  const { service_name, booking_date: date, booking_time: time } = row;
  const rest = [service_name, date && time && formatSpokenStart({ date, time }, row.year)].filter(Boolean).join(', ');
  return [
    client,
    { text: ', ', kind: null, id: null },
    { text: rest, kind: kind === 'waiting_entry' ? kind : 'booking', id },
  ];
}

/**
 * Names bookings. The client is named as they are called now; an erased one is blank. A booking's time and service are
 * those of the last event that stated them.
 */
const namesSql = /* sql */ `
  with r as (select * from unnest($1::text[], $2::uuid[], $3::bigint[], $4::text[]) as r (kind, id, seq, year))
  select r.kind, r.id, r.seq::text, r.year, coalesce(b.first_name, w.first_name) as first_name, coalesce(b.last_name, w.last_name) as last_name,
    coalesce(service.name, b.service_name, w.service_name) as service_name, slot.date as booking_date, slot.time as booking_time,
    coalesce(room.name, removed.name) as room_name,
    case when customer_key(coalesce(b.client_email, w.client_email), coalesce(b.client_phone, w.client_phone)) is not null
      then coalesce(b.client_id, w.client_id) end as client_id
  from r
  left join log_order o using (seq)
  left join bookings b on b.id = r.id and r.kind like 'booking%'
  left join waiting_list w on w.id = r.id and r.kind = 'waiting_entry'
  left join rooms room on room.id = r.id and r.kind = 'room'
  left join lateral (
    select e.data ->> 'name' as name from event_log e
    where r.kind = 'room' and room.id is null and e.stream = r.id and e.type = 'RoomRemoved'
  ) removed on true
  left join lateral (
    select e.data ->> 'date' as date, e.data ->> 'time' as time from event_log e
    where b.id is not null and e.stream = b.id and e.data ? 'date' and e.position <= o.position - (r.kind = 'booking_before')::int
    order by e.version desc limit 1
  ) slot on true
  left join lateral (
    select e.data ->> 'serviceName' as name from event_log e
    where b.id is not null and e.stream = b.id and e.data ? 'serviceName' and e.position <= o.position - (r.kind = 'booking_before')::int
    order by e.version desc limit 1
  ) service on true
  where coalesce(b.id, w.id, room.id) is not null or removed.name is not null`;
