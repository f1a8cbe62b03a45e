import { DEFAULT_DURATION_MINUTES, givesServiceSql } from '../../catalog/index.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { toAvailability } from '../availability/availability.js';
import { findSlotByTherapist, type Slot } from '../availability/slot-context.js';
import { approvedLeaveSql } from '../leave/leave-sql.js';
import { openAt } from '../reservations/counted-reservations.js';
import { lockTherapistDays } from '../reservations/therapist-day-lock.js';
import type { SlotQuery } from '../reservations/slot-request.js';
import { type Candidate, rankCandidates } from './rank-candidates.js';

export interface FreeCandidate extends Candidate {
  slot: Slot;
}

/**
 * Finds who could take a booking of Any Available at a time, in the order in which it would be given to them. Their
 * days are locked until the transaction ends, in the global lock order, so that a slot found free can be claimed.
 */
export async function findCandidates(
  tx: Transaction,
  query: Omit<SlotQuery, 'therapistId'> & { now: Date },
): Promise<FreeCandidate[]> {
  const { date, serviceId } = query;
  const rostered = await sql<{ id: string }>(tx, qualifiedSql, [date, serviceId]);
  const therapistIds = rostered.map(({ id }) => id);
  if (therapistIds.length === 0) return [];
  void lockTherapistDays(
    tx,
    therapistIds.map((therapistId) => ({ therapistId, date })),
  );
  return rankFree(tx, { ...query, therapistIds });
}

/** Does the same for a pending request, without locks: a free slot may be gone when the request is assigned. */
export async function proposeTherapists(db: Executor, query: Proposal): Promise<FreeCandidate[]> {
  const rostered = await sql<{ id: string }>(db, qualifiedSql, [query.date, query.serviceId]);
  const therapistIds = rostered.map(({ id }) => id);
  return therapistIds.length === 0 ? [] : rankFree(db, { ...query, therapistIds });
}

type Proposal = Omit<SlotQuery, 'therapistId'> & { now: Date; durationMinutes?: number; exceptBookingId?: string };

async function rankFree(db: Executor, { time, now, ...query }: Proposal & { therapistIds: string[] }) {
  const slots = await findSlotByTherapist(db, { ...query, counted: openAt(now) }, time);
  const free = [...slots.values()].filter(
    (slot) => slot.isOpen && slot.givesService && slot.therapistIsActive && toAvailability(slot) === 'available',
  );
  if (free.length === 0) return [];
  const days = await sql<Candidate>(db, dayLoadSql, [
    free.map(({ therapistId }) => therapistId),
    free.map(({ startsAt }) => startsAt),
    free.map(({ endsAt }) => endsAt),
    query.date,
  ]);
  return rankCandidates(days.map((candidate) => ({ ...candidate, slot: slots.get(candidate.therapistId)! })));
}

/**
 * Therapists who work that day and give the service at its list price, because the client has agreed to no other
 * price.
 */
const qualifiedSql = /* sql */ `
  select t.id from therapists t
  left join services s on s.id = $2::uuid
  left join therapist_treatments own on own.therapist_id = t.id and own.service_id = s.id
  where t.is_active and not t.is_unassigned and ${givesServiceSql('t.id', '$2::uuid')}
    and coalesce(own.price, s.price, 0) = coalesce(s.price, 0)
    and exists (select from therapist_roster where therapist_id = t.id and roster_date = $1::date)`;

/**
 * A gap counts as a hole when it is shorter than the shortest service with its cleanup time. There are no holes where
 * bookings occupy their start only.
 */
const dayLoadSql = /* sql */ `
  with rules as (
    select coalesce(setting_value ->> 'slot_occupancy', '') = 'full_duration' as is_full,
      coalesce((setting_value ->> 'cleanup_buffer_minutes')::int, 0) as buffer
    from (select) one left join business_settings on setting_key = 'booking_rules'
  ), shortest as (
    select make_interval(mins => min(coalesce(duration, ${DEFAULT_DURATION_MINUTES}) + coalesce(cleanup_minutes, buffer))) as span
    from services, rules where retired_at is null
  ), wanted as (
    select * from unnest($1::uuid[], $2::timestamp[], $3::timestamp[]) as wanted (id, starts_at, ends_at)
  ), busy as (
    select w.id, lower(during) as starts, upper(during) as ends from wanted w
    join reservations r on r.therapist_id = w.id and r.starts_at >= $4::date - 1 and r.starts_at < $4::date + 1
    where r.kind <> 'unassigned'
    union all
    select w.id, blocked_date + start_time, blocked_date + end_time from wanted w
    join blocked_time_slots b on b.therapist_id = w.id and b.blocked_date = $4::date
    union all
    select w.id, lower(span), upper(span) from wanted w, lateral ${approvedLeaveSql('w.id', '$4::date')} l
  ), edge as (
    select w.id,
      w.starts_at - greatest(
        (select max(ends) from busy b where b.id = w.id and ends <= w.starts_at),
        (select max($4::date + shift_start) from therapist_roster where therapist_id = w.id and roster_date = $4::date and $4::date + shift_start <= w.starts_at)
      ) as before,
      least(
        (select min(starts) from busy b where b.id = w.id and starts >= w.ends_at),
        (select min($4::date + shift_end) from therapist_roster where therapist_id = w.id and roster_date = $4::date and $4::date + shift_end >= w.ends_at)
      ) - w.ends_at as after
    from wanted w
  )
  select e.id as "therapistId",
    case when is_full then
      (coalesce(before > interval '0' and before < span, false))::int + (coalesce(after > interval '0' and after < span, false))::int
    else 0 end as holes,
    (select coalesce(sum(duration_minutes), 0)::int from reservations r
      where r.therapist_id = e.id and r.kind <> 'unassigned' and r.starts_at >= $4::date and r.starts_at < $4::date + 1) as "bookedMinutes",
    (select to_char(max(occurred_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from event_log
      where type = 'BookingRequested' and data -> 'assignment' is not null and data ->> 'therapistId' = e.id::text) as "lastAssignedAt"
  from edge e, rules, shortest`;
