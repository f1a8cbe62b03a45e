import type { Transaction } from '../../platform/database/pipelining/index.js';
import type { HeldSlot } from './held-slot.js';

/**
 * Removes the parts of kept openings where the office has put a request, which would otherwise come after the waiting
 * list. Of what a request itself has left, only the part that it still takes is removed.
 * @param before what the bookings held before; nothing for bookings that were not open.
 * @param left what they may no longer hold
 */
export function yieldToRequests(
  tx: Transaction,
  bookingIds: readonly string[],
  { before, left }: { before: readonly HeldSlot[]; left: readonly HeldSlot[] },
): void {
  void tx.query(yieldSql, [
    bookingIds,
    before.map(({ bookingId }) => bookingId),
    before.map(({ therapistId }) => therapistId),
    before.map(({ startsAt }) => startsAt),
    before.map(({ endsAt }) => endsAt),
    left.map(({ bookingId }) => bookingId),
  ]);
}

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
