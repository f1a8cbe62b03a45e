import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { sql } from '../../../platform/database/sql.js';
import { EventTypeRegistry } from '../../../platform/event-log/event-type-registry.js';
import { notificationRules } from '../notification-rules.js';
import { sendsClientMail } from './sends-client-mail.js';

/**
 * What the client has to hear when a change is taken back: nothing; that what they were told does not hold, of a cancellation or
 * of something else; or what no mail told them since the booking had ended without a word when that was due: all of it, or what
 * changed since the last mail.
 */
export type UndoneNews = 'none' | 'not-cancelled' | 'corrected' | 'first-told' | 'told-late';

const clientSubscribers = notificationRules.flatMap(({ name, recipient }) => (recipient === 'client' ? [name] : []));

/** Finds what an undoing means to the client. */
@Injectable()
export class UndoneNewsQuery {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  /** @param undoes the versions that were taken back by the event of `version` */
  async find(
    em: EntityManager,
    { stream, version, undoes }: { stream: string; version: number; undoes: readonly number[] },
  ): Promise<UndoneNews> {
    const told = await sql<{ type: string }>(em, toldSql, [stream, undoes]);
    if (told.some(({ type }) => type === 'BookingCancelled')) return 'not-cancelled';
    if (told.length > 0) return 'corrected';
    const rows = await sql<WithheldRow>(em, withheldSql, [stream, Math.min(...undoes), version, clientSubscribers]);
    const withheld = rows.filter((row) => row.actor.kind !== 'system' && sendsClientMail(this.eventTypes, row));
    if (withheld.length === 0) return 'none';
    return withheld[0]!.is_known ? 'told-late' : 'first-told';
  }
}

interface WithheldRow {
  type: string;
  data: object;
  actor: Actor;
  /** Some mail about the booking has gone out. */
  is_known: boolean;
}

/** Of a visit that changed as a whole the mail is that of the booking that announced it. */
const toldSql = /* sql */ `
  select o.type from event_log o
  cross join lateral (
    select o.event_id
    union all
    select a.event_id from event_log a
    where a.stream = (o.data ->> 'announcedBy')::uuid
      and a.data -> 'announces' @> jsonb_build_array(jsonb_build_object('id', o.stream, 'version', o.version))
  ) teller
  join booking_mails m on m.event_id = teller.event_id and m.recipient = 'client'
  where o.stream = $1 and o.version = any ($2::int[])`;

/** What happened since the last mail that went out, still holds, and had its turn to be told. */
const withheldSql = /* sql */ `
  with told as (
    select count(*) > 0 as is_known, coalesce(max((m.mailed_versions ->> $1::text)::int), 0) as version
    from booking_mails m
    where m.recipient = 'client' and m.booking_id in (
      select s.id from bookings b join bookings s on s.id = b.id or s.visit_id = b.visit_id where b.id = $1::uuid)
  )
  select e.type, e.data, json_build_object('kind', e.actor_kind, 'id', e.actor_id, 'email', e.actor_email) as actor, told.is_known
  from event_log e, told
  where e.stream = $1::uuid and e.version > told.version and e.version < $2
    and not exists (select from booking_mails m where m.event_id = e.event_id and m.recipient = 'client')
    and not exists (
      select from event_log u
      where u.stream = e.stream and u.version < $3 and u.type = 'BookingChangeUndone' and u.data -> 'undoes' @> to_jsonb(e.version))
    and exists (
      select from deliveries d
      where d.event_id = e.event_id and d.subscriber = any ($4::text[]) and d.state = 'done' and d.refusal is null)
  order by e.version`;
