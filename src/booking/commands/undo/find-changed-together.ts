import { type Executor, sql } from '../../../platform/database/sql.js';

/**
 * Finds the bookings of a visit that were changed by one command, each with the version it got: first the one whose
 * mail announces the change, then the others in the order of the visit. A change outside a visit has one booking.
 */
export async function findChangedTogether(
  db: Executor,
  bookingId: string,
  version: number,
): Promise<{ id: string; version: number }[]> {
  const [announcing] = await sql<AnnouncingChange>(db, announcingSql, [bookingId, version]);
  return announcing
    ? [{ id: announcing.id, version: announcing.version }, ...announcing.announces]
    : [{ id: bookingId, version }];
}

interface AnnouncingChange {
  id: string;
  version: number;
  announces: { id: string; version: number }[];
}

/**
 * Finds the booking that announces a change to a visit. Every event of such a change lists the other bookings; the last
 * event carries the version.
 */
const announcingSql = /* sql */ `
  select l.stream as id, l.version, l.data -> 'announces' as announces
  from event_log own join event_log l on l.stream = coalesce((own.data ->> 'announcedBy')::uuid, own.stream)
  where own.stream = $1 and own.version = $2 and case when own.data ? 'announcedBy'
    then l.data -> 'announces' @> jsonb_build_array(jsonb_build_object('id', own.stream, 'version', own.version))
    else own.data ? 'announces' and l.version = own.version end
  order by l.version desc limit 1`;
