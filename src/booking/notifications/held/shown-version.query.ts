import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { type Executor, sql } from '../../../platform/database/sql.js';
import { EventTypeRegistry } from '../../../platform/event-log/event-type-registry.js';
import type { NotificationRule } from '../notification-rules.js';
import { joinMailsSql } from './mails-sql.js';
import { sendsMail } from './sends-mail.js';
import { toShownVersion } from './to-shown-version.js';

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
export class ShownVersionQuery {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  /**
   * Returns for each booking the version that is shown by a mail which the given version caused; undefined where a
   * later mail covers it.
   * @param isHeld as in `toShownVersion`
   */
  async find(
    db: Executor,
    versions: ReadonlyMap<string, number>,
    { recipient, isHeld }: { recipient: NotificationRule['recipient']; isHeld: boolean },
  ): Promise<Map<string, number | undefined>> {
    const shown = new Map<string, number | undefined>();
    for (const [id, version] of versions) {
      const rows = await sql<Row>(db, laterSql, [id, version, recipient]);
      const later = rows.map((row) => ({
        ...row,
        isPart: row.data.isPart === true,
        isMailed: this.isMailed(row, recipient),
      }));
      shown.set(id, toShownVersion(version, later, { isHeld }));
    }
    return shown;
  }

  /**
   * Whether the recipient gets a mail about an event: it has one, was not undone, and does not undo a change that was
   * never mailed.
   */
  private isMailed(
    { type, data, actor, is_undone, undoes_mailed }: Row,
    recipient: NotificationRule['recipient'],
  ): boolean {
    if (is_undone || (type === 'BookingChangeUndone' && !undoes_mailed)) return false;
    return sendsMail(this.eventTypes, recipient, { type, data, actor });
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
      select from event_log o ${joinMailsSql('o', '$3')}
      where o.stream = e.stream and e.data -> 'undoes' @> to_jsonb(o.version)
    ) as undoes_mailed
  from event_log e where e.stream = $1 and e.version > $2 order by e.version`;
