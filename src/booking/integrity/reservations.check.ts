import type { EntityManager } from '@mikro-orm/postgresql';
import { countRows, findViolations } from '../../platform/integrity/find-violations.js';
import { type CheckResult, type IntegrityCheck, ChecksIntegrity } from '../../platform/integrity/integrity-check.js';
import { isOpenSql } from '../is-open-sql.js';

@ChecksIntegrity(
  'No two confirmed bookings overlap with a therapist or in a room, and every open booking has its reservation and no other one does, but those imported into the past',
)
export class ReservationsCheck implements IntegrityCheck {
  async run(em: EntityManager): Promise<CheckResult> {
    return {
      counts: {
        'confirmed bookings': await countRows(em, `select count(*) as n from bookings where status = 'confirmed'`),
        'slots held': await countRows(em, `select count(*) as n from reservations where kind = 'held'`),
      },
      violations: [
        ...(await findViolations(em, 'pairs of confirmed bookings that overlap', overlapsSql)),
        ...(await findViolations(em, 'pairs of confirmed bookings that overlap in a room', roomOverlapsSql)),
        ...(await findViolations(em, 'bookings whose reservation holds another room, or none', wrongRoomsSql)),
        ...(await findViolations(
          em,
          'bookings whose reservation is missing, wrong or left over',
          wrongReservationsSql,
        )),
      ],
    };
  }
}

/**
 * Finds overlaps in order of time, by the next reservation of the therapist beside each, and not by the constraint that
 * forbids them.
 */
const overlapsSql = /* sql */ `
  select booking_id, next_id from (
    select booking_id, starts_at, ends_at,
      lead(booking_id) over of_therapist as next_id, lead(starts_at) over of_therapist as next_start
    from reservations where kind = 'held'
    window of_therapist as (partition by therapist_id order by starts_at, ends_at)
  ) beside
  where next_start < ends_at or next_start = starts_at`;

/** Finds overlaps of different parties: reservations of one party may share a room. */
const roomOverlapsSql = /* sql */ `
  select a.booking_id, b.booking_id as next_id
  from reservations a join reservations b on b.room_id = a.room_id and b.during && a.during and b.booking_id > a.booking_id
  where a.kind = 'held' and b.kind = 'held' and coalesce(a.party_id, a.booking_id) <> coalesce(b.party_id, b.booking_id)`;

const wrongRoomsSql = /* sql */ `
  select b.id, b.room_id, r.room_id as reserved_room from bookings b join reservations r on r.booking_id = b.id
  where b.room_id is distinct from case when r.kind = 'held' then r.room_id end`;

/**
 * Finds bookings and reservations that do not match. A booking that was over when it was imported holds no slot, until
 * it is moved. A reservation for somebody who waits belongs to no booking yet.
 */
const wrongReservationsSql = /* sql */ `
  select coalesce(b.id, r.booking_id) as id, coalesce(b.status, 'no booking') as status, coalesce(r.kind, 'no reservation') as kind
  from (
    select b.*, case when t.is_unassigned then 'unassigned' when b.status = 'confirmed' or b.pending_reason = 'unpaid' then 'held' else 'requested' end as due
    from bookings b join therapists t on t.id = b.therapist_id where ${isOpenSql('b.status')}
  ) b
  full join (
    select * from reservations
    where booking_id not in (select booking_id from waiting_list where status = 'offered' and booking_id is not null)
  ) r on r.booking_id = b.id
  where b.id is null or (r.booking_id is null and not exists (
      select from event_log e where e.stream = b.id and e.version = 1 and e.type = 'BookingImported'
        and not (e.data ->> 'holdsSlot')::boolean and (e.data ->> 'date')::date + (e.data ->> 'time')::time = b.booking_date + b.booking_time))
    or r.kind <> b.due or r.therapist_id <> b.therapist_id
    or r.starts_at <> b.booking_date + b.booking_time`;
