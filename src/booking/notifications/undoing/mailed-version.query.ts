import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { type Executor, sql } from '../../../platform/database/sql.js';
import { EventTypeRegistry } from '../../../platform/event-log/event-type-registry.js';
import { joinClientMailsSql } from './client-mails-sql.js';
import { sendsClientMail } from './sends-client-mail.js';
import { toMailedVersion } from './to-mailed-version.js';

interface Row {
  version: number;
  type: string;
  data: object & { isPart?: true };
  actor: Actor;
  is_undone: boolean;
  undoes_mailed: boolean;
}

/** Finds the version of a booking that a mail about one of its earlier versions shows. */
@Injectable()
export class MailedVersionQuery {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  /** Returns for each booking the version that is shown by a mail which the given version caused. */
  async find(db: Executor, versions: ReadonlyMap<string, number>): Promise<Map<string, number>> {
    const mailed = new Map<string, number>();
    for (const [id, version] of versions) {
      const rows = await sql<Row>(db, laterSql, [id, version]);
      const later = rows.map((row) => ({ ...row, isPart: row.data.isPart === true, isMailed: this.isMailed(row) }));
      mailed.set(id, toMailedVersion(version, later));
    }
    return mailed;
  }

  /**
   * Whether the client gets a mail about an event: it has one, was not undone, and does not undo a change that was
   * never mailed.
   */
  private isMailed({ type, data, actor, is_undone, undoes_mailed }: Row): boolean {
    if (is_undone || (type === 'BookingChangeUndone' && !undoes_mailed)) return false;
    return sendsClientMail(this.eventTypes, { type, data, actor });
  }
}

const laterSql = /* sql */ `
  select e.version, e.type, e.data, json_build_object('kind', e.actor_kind, 'id', e.actor_id, 'email', e.actor_email) as actor,
    exists (
      select from event_log u
      where u.stream = e.stream and u.type = 'BookingChangeUndone' and u.version > e.version
        and u.data -> 'undoes' @> to_jsonb(e.version)
    ) as is_undone,
    exists (
      select from event_log o ${joinClientMailsSql('o')}
      where o.stream = e.stream and e.data -> 'undoes' @> to_jsonb(o.version)
    ) as undoes_mailed
  from event_log e where e.stream = $1 and e.version > $2 order by e.version`;
