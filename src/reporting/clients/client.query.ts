import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TherapistService } from '../../catalog/index.js';
import { agreedNoticeSql, isOpenSql } from '../../booking/index.js';
import { clientAlertSql, ClientNotesQuery, ClientProfilesQuery, NOTE_KINDS } from '../../clients/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import type { NextBookingDto } from './client-match.dto.js';
import type { ClientDto, MergedClientDto, OwnIdentityDto } from './client.dto.js';
import { toClientProfileDto } from './client-profile.dto.js';
import { isLateCancellation } from './is-late-cancellation.js';
import { keptNameSql } from './kept-name-sql.js';
import { PersonQuery } from './person.query.js';
import { SharedContactQuery } from './shared-contact.query.js';

/** Reads the client's page for the desk. */
@Injectable()
export class ClientQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly people: PersonQuery,
    private readonly sharing: SharedContactQuery,
    private readonly notes: ClientNotesQuery,
    private readonly profiles: ClientProfilesQuery,
    private readonly therapists: TherapistService,
    private readonly clock: ShopClock,
  ) {}

  /** Reads a client. @throws NotFoundError when nobody has this id (any more) */
  async get(id: string): Promise<ClientDto> {
    const ids = await this.people.find(id);
    const em = this.em.fork();
    const { date, time } = this.clock.now();
    const [client] = await sql<KnownClient>(em, knownSql, [ids, `${date} ${time}`]);
    const identities = await sql<OwnIdentityDto>(em, identitiesSql, [ids, client!.name]);
    const notes = await this.notes.read(ids, NOTE_KINDS);
    const profile = await this.profiles.read(ids);
    const { preferredTherapistId } = profile;
    const therapist = preferredTherapistId ? await this.therapists.findById(em, preferredTherapistId) : undefined;
    return {
      ...client!,
      identities,
      profile: toClientProfileDto(profile),
      preferred_therapist_name: therapist?.name ?? null,
      notes: notes.map(({ at, ...note }) => ({ ...note, at_local: this.clock.formatTimestamp(at) })),
      late_cancellations: await this.countLateCancellations(em, ids),
      merged: await sql<MergedClientDto>(em, mergedSql, [ids]),
      sharing: await this.sharing.ofClient(em, ids),
    };
  }

  /** Counts late cancellations, each by the policy under which the booking was made. */
  private async countLateCancellations(em: EntityManager, ids: readonly string[]): Promise<number> {
    const cancelled = await sql<{ date: string; time: string; ms: string; hours: number }>(em, cancellationsSql, [ids]);
    return cancelled.filter(({ ms, hours, ...start }) =>
      isLateCancellation(start, this.clock.toLocal(new Date(Number(ms))), hours),
    ).length;
  }
}

type KnownClient = Omit<
  ClientDto,
  'identities' | 'profile' | 'preferred_therapist_name' | 'notes' | 'late_cancellations' | 'merged' | 'sharing'
> & {
  next_booking: NextBookingDto | null;
};

const ofPerson = `b.client_id = any ($1::uuid[])`;

const knownSql = /* sql */ `
  select ($1::uuid[])[1] as id, known.name, known.email, known.phone, ${clientAlertSql('($1::uuid[])[1]')} as alert,
    array(select external_id from clients where id = any ($1::uuid[]) and external_id is not null order by 1) as external_ids,
    counts.*, last_visit.id as last_visit_id, upcoming.next_booking
  from (
    select name, email, phone from unnest($1::uuid[]) with ordinality as each (id, nth), client_details(each.id)
    order by nth limit 1
  ) known
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
  select kind, value, bool_and(value not in (now.name, coalesce(now.email, ''), now.phone)) as is_former,
    kind = 'name' and identity_key('name', value) <> identity_key('name', ${keptNameSql('($1::uuid[])[1]', '$2')}) as is_other_name
  from identities i, client_details(i.client_id) now where i.client_id = any ($1::uuid[])
  group by kind, value order by is_former, kind = 'phone' desc, kind = 'name' desc, value`;

const mergedSql = /* sql */ `
  select r.id, r.merged_into, now.name, now.email, now.phone,
    (select count(*)::int from bookings b where b.client_id = r.id) as bookings
  from clients r, client_details(r.id) now where r.id = any ($1::uuid[]) and r.merged_into is not null order by now.name, r.id`;

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
