import type { Transaction } from '../../platform/database/pipelining/index.js';
import type { HeldSlot } from './held-slot.js';

/**
 * Takes out of what is kept where the office has put a request, which would come after those who wait; and out of what requests
 * have left themselves what they have still.
 * @param before what they held until then. @param left what of it they may not hold any more
 */
export function yieldToRequests(tx: Transaction, before: readonly HeldSlot[], left: readonly HeldSlot[]): void {
  void tx.query(yieldSql, [
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
    from unnest($1::uuid[], $2::uuid[], $3::timestamp[], $4::timestamp[]) b (booking_id, therapist_id, starts_at, ends_at)
    join reservations r on r.booking_id = b.booking_id and r.kind = 'requested'
  ), yielded as (
    delete from kept_openings k
    where exists (
      select from placed p
      where p.therapist_id = k.therapist_id and p.during && k.during and (p.is_elsewhere or k.booking_id = any ($5::uuid[])))
    returning k.therapist_id, k.room_id, k.during, k.kept_until,
      (select range_agg(p.during) from placed p where p.therapist_id = k.therapist_id) as taken
  )
  insert into kept_openings (booking_id, therapist_id, room_id, starts_at, ends_at, kept_until)
  select gen_random_uuid(), therapist_id, room_id, lower(rest), upper(rest), kept_until
  from yielded, unnest(tsmultirange(during) - taken) as rest`;
