import { type Executor, sql } from '../../../platform/database/sql.js';
import type { RecordedEvent } from '../../../platform/event-log/recorded-event.js';
import type { BookingChangeUndone } from '../../booking.event-types.js';

/** Whether the shop got a mail about the undone change. */
export async function isShopNotified({ stream, data }: BookingChangeUndone, db: Executor): Promise<boolean> {
  return (await sql(db, shopNotifiedSql, [stream, data.undoes])).length > 0;
}

/** Whether a change was undone before its mail went out. */
export async function isUndone({ stream, version }: RecordedEvent, db: Executor): Promise<boolean> {
  return (await sql(db, undoneSql, [stream, version])).length > 0;
}

const shopNotifiedSql = /* sql */ `
  select e.event_id from event_log e join booking_mails m using (event_id)
  where e.stream = $1 and e.version = any ($2::int[]) and m.recipient = 'shop' limit 1`;

const undoneSql = /* sql */ `
  select event_id from event_log
  where stream = $1 and version > $2 and type = 'BookingChangeUndone' and data -> 'undoes' @> to_jsonb($2::int) limit 1`;
