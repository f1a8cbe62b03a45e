import { type Executor, sql } from '../../../platform/database/sql.js';
import type { LoggedBookingEvent } from '../../domain/booking.undo.js';

/** Reads the events of a booking, oldest first, with the fields that decide what can be undone. */
export function readBookingEvents(db: Executor, bookingId: string): Promise<LoggedBookingEvent[]> {
  return sql<LoggedBookingEvent>(db, bookingEventsSql, [bookingId]);
}

const bookingEventsSql = /* sql */ `
  select version, type, actor_kind = 'user' as "isByUser", coalesce((data -> 'isPart')::boolean, false) as "isPart",
    coalesce(data ->> 'how' = 'at-once', false) as "isAtOnce",
    data ?| array['announces', 'announcedBy'] as "isOfVisit", coalesce(data -> 'undoes', '[]') as undoes
  from event_log where stream = $1 order by version`;
