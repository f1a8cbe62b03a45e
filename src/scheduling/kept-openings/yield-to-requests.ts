import type { Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import type { HeldSlot } from './held-slot.js';

/**
 * Removes the parts of kept openings where the office has put a request, which would otherwise come after the waiting
 * list. In openings that a request itself has vacated, only the part that it still takes is removed.
 * @param before the slots that the bookings held before; none for bookings that were not open.
 * @param vacated the slots that they may no longer hold
 */
export function yieldToRequests(
  tx: Transaction,
  bookingIds: readonly string[],
  { before, vacated }: { before: readonly HeldSlot[]; vacated: readonly HeldSlot[] },
): void {
  void tx.query(yieldSql, [
    bookingIds,
    before.map(({ bookingId }) => bookingId),
    before.map(({ therapistId }) => therapistId),
    before.map(({ startsAt }) => startsAt),
    before.map(({ endsAt }) => endsAt),
    vacated.map(({ bookingId }) => bookingId),
  ]);
}

/**
 * Finds the requests within some slots that the office has put there by undoing a change, and which therefore come
 * before the waiting list.
 */
export async function findPlacedRequests(tx: Transaction, slots: readonly HeldSlot[]): Promise<string[]> {
  const spans = [
    slots.map(({ therapistId }) => therapistId),
    slots.map(({ startsAt }) => startsAt),
    slots.map(({ endsAt }) => endsAt),
  ];
  return (await sql<{ id: string }>(tx, placedSql, spans)).map(({ id }) => id);
}

const placedSql = /* sql */ `
  select distinct r.booking_id as id
  from unnest($1::uuid[], $2::timestamp[], $3::timestamp[]) slot (therapist_id, starts_at, ends_at)
  join reservations r on r.therapist_id = slot.therapist_id and r.kind = 'requested'
    and r.during && tsrange(slot.starts_at, slot.ends_at, case when slot.starts_at = slot.ends_at then '[]' else '[)' end)
  cross join lateral (
    select e.actor_kind from event_log e
    where e.stream = r.booking_id and e.type in ('BookingRequested', 'BookingRescheduled', 'BookingChangeUndone')
    order by e.version desc limit 1
  ) placed
  where placed.actor_kind = 'user'`;

const yieldSql = /* sql */ `
  with placed as (
    select r.therapist_id, r.during,
      (r.therapist_id, r.starts_at, r.ends_at) is distinct from (b.therapist_id, b.starts_at, b.ends_at) as is_elsewhere
    from reservations r
    left join unnest($2::uuid[], $3::uuid[], $4::timestamp[], $5::timestamp[]) b (booking_id, therapist_id, starts_at, ends_at)
      on b.booking_id = r.booking_id
    where r.booking_id = any ($1::uuid[]) and r.kind = 'requested'
  ), yielded as (
    delete from kept_openings k
    where exists (
      select from placed p
      where p.therapist_id = k.therapist_id and p.during && k.during and (p.is_elsewhere or k.booking_id = any ($6::uuid[])))
    returning k.therapist_id, k.room_id, k.during, k.kept_until,
      (select range_agg(p.during) from placed p where p.therapist_id = k.therapist_id) as taken
  )
  insert into kept_openings (booking_id, therapist_id, room_id, starts_at, ends_at, kept_until)
  select gen_random_uuid(), therapist_id, room_id, lower(rest), upper(rest), kept_until
  from yielded, unnest(tsmultirange(during) - taken) as rest`;
