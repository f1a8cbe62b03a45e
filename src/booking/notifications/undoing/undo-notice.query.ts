import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { type Executor, sql } from '../../../platform/database/sql.js';
import { EventTypeRegistry } from '../../../platform/event-log/event-type-registry.js';
import { joinMailsSql, ofVisitSql } from '../held/mails-sql.js';
import { sendsMail } from '../held/sends-mail.js';
import { clientNotifications } from '../client-subscribers.js';

/**
 * The mail to the client about an undo: none (`none`); that a cancellation does not hold (`not-cancelled`); that
 * something else that was mailed has changed (`corrected`); or the current status, if no mail about the booking ever
 * went out (`current-status`). A change whose mail was held back because the booking had ended counts as part of the
 * correction.
 */
type UndoNotice = 'none' | 'not-cancelled' | 'corrected' | 'current-status';

/** Finds which mail a client gets about an undone change. */
@Injectable()
export class UndoNoticeQuery {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  /** Finds the mail about an undo. @param undoes the versions that the event of `version` undoes */
  async find(
    db: Executor,
    { stream, version, undoes }: { stream: string; version: number; undoes: readonly number[] },
  ): Promise<UndoNotice> {
    const mailed = await sql<{ type: string }>(db, mailedSql, [stream, undoes]);
    if (mailed.some(({ type }) => type === 'BookingCancelled')) return 'not-cancelled';
    if (mailed.length > 0) return 'corrected';
    const rows = await sql<WithheldRow>(db, withheldSql, [stream, Math.min(...undoes), version, clientNotifications]);
    const withheld = rows.filter((row) => sendsMail(this.eventTypes, 'client', row));
    if (withheld.length === 0) return 'none';
    return withheld[0]!.has_mail ? 'corrected' : 'current-status';
  }
}

interface WithheldRow {
  type: string;
  data: object;
  actor: Actor;
  /** Whether any mail about the booking, or about its visit, went out. */
  has_mail: boolean;
}

const mailedSql = /* sql */ `
  select o.type from event_log o ${joinMailsSql('o', `'client'`)}
  where o.stream = $1 and o.version = any ($2::int[])`;

/** Finds events since the last sent mail that have not been undone and whose own mail was due but not sent. */
const withheldSql = /* sql */ `
  with mailed as (
    select count(*) > 0 as has_mail, coalesce(max((m.mailed_versions ->> $1::text)::int), 0) as version
    from booking_mails m
    where m.recipient = 'client' and m.booking_id in (${ofVisitSql})
  )
  select e.type, e.data, json_build_object('kind', e.actor_kind, 'id', e.actor_id, 'email', e.actor_email) as actor, mailed.has_mail
  from event_log e, mailed
  where e.stream = $1::uuid and e.version > mailed.version and e.version < $2
    and not exists (select from booking_mails m where m.event_id = e.event_id and m.recipient = 'client')
    and not exists (
      select from event_log u
      where u.stream = e.stream and u.version < $3 and u.type = 'BookingChangeUndone' and u.data -> 'undoes' @> to_jsonb(e.version))
    and exists (
      select from deliveries d
      where d.event_id = e.event_id and d.subscriber = any ($4::text[]) and d.state = 'done' and d.refusal is null)
  order by e.version`;
