import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../../platform/database/sql.js';
import type { RecordedEvent } from '../../../platform/event-log/recorded-event.js';
import { BookingChangeUndone } from '../../booking.event-types.js';

/**
 * Whether an event's mail has become idle: the change was undone before it went out, or it undoes one of which nobody was notified.
 * Waits for such a mail that is being sent at this moment.
 */
export async function isMailIdle(event: RecordedEvent, recipient: string, em: EntityManager): Promise<boolean> {
  if (event instanceof BookingChangeUndone) {
    await sql(em, waitSql, [event.stream, event.data.undoes]);
    const [told] = await sql(em, toldSql, [event.stream, event.data.undoes, recipient]);
    return told === undefined;
  }
  const [undone] = await sql(em, undoneSql, [event.stream, event.version]);
  return undone !== undefined;
}

const waitSql = /* sql */ `
  select d.event_id from event_log e join deliveries d using (event_id)
  where e.stream = $1 and e.version = any ($2::int[]) for update of d`;

const toldSql = /* sql */ `
  select e.event_id from event_log e join booking_mails m using (event_id)
  where e.stream = $1 and e.version = any ($2::int[]) and m.recipient = $3 limit 1`;

const undoneSql = /* sql */ `
  select event_id from event_log
  where stream = $1 and version > $2 and type = 'BookingChangeUndone' and data -> 'undoes' @> to_jsonb($2::int) limit 1`;
