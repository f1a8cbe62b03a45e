import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { sql } from '../../../platform/database/sql.js';
import { EventTypeRegistry } from '../../../platform/event-log/event-type-registry.js';
import { sendsClientMail } from './sends-client-mail.js';
import { toMailedVersion } from './to-mailed-version.js';

interface Row {
  version: number;
  type: string;
  data: object & { isPart?: true };
  actor: Actor;
  is_undone: boolean;
  corrects_told: boolean;
}

/** Finds what of a booking a mail about one of its earlier versions has to tell. */
@Injectable()
export class MailedVersionQuery {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  /** For each booking the version as which a mail shows it that was caused when it had the version given. */
  async find(em: EntityManager, versions: ReadonlyMap<string, number>): Promise<Map<string, number>> {
    const told = new Map<string, number>();
    for (const [id, version] of versions) {
      const rows = await sql<Row>(em, laterSql, [id, version]);
      const later = rows.map((row) => ({ ...row, isPart: row.data.isPart === true, isTold: this.isTold(row) }));
      told.set(id, toMailedVersion(version, later));
    }
    return told;
  }

  /** Whether the client gets a mail about an event: it has one, was not undone, and does not undo what they never heard of. */
  private isTold({ type, data, actor, is_undone, corrects_told }: Row): boolean {
    if (is_undone || (type === 'BookingChangeUndone' && !corrects_told)) return false;
    return sendsClientMail(this.eventTypes, { type, data, actor });
  }
}

/** Of a visit that changed as a whole the mail is that of the booking that announced it. */
const laterSql = /* sql */ `
  select e.version, e.type, e.data, json_build_object('kind', e.actor_kind, 'id', e.actor_id, 'email', e.actor_email) as actor,
    exists (
      select from event_log u
      where u.stream = e.stream and u.type = 'BookingChangeUndone' and u.version > e.version
        and u.data -> 'undoes' @> to_jsonb(e.version)
    ) as is_undone,
    exists (
      select from event_log o
      cross join lateral (
        select o.event_id
        union all
        select a.event_id from event_log a
        where a.stream = (o.data ->> 'announcedBy')::uuid
          and a.data -> 'announces' @> jsonb_build_array(jsonb_build_object('id', o.stream, 'version', o.version))
      ) teller
      join booking_mails m on m.event_id = teller.event_id and m.recipient = 'client'
      where o.stream = e.stream and e.data -> 'undoes' @> to_jsonb(o.version)
    ) as corrects_told
  from event_log e where e.stream = $1 and e.version > $2 order by e.version`;
