import { type Executor, sql } from '../../platform/database/sql.js';
import { type AskedSlot, findAskedSlots } from '../day/find-slots.js';
import { openAt } from '../reservations/counted-reservations.js';
import { type FreeCandidate, isFreeCandidate } from './find-candidates.js';
import { type Candidate, rankCandidates } from './rank-candidates.js';
import { reachesDaySql } from '../rooms/room-sql.js';
import { assignmentRulesSql, isQualifiedSql, rankedSql } from './ranked-sql.js';

/** The slot of a pending booking, with any therapist. */
type ProposalRequest = Omit<AskedSlot, 'therapistId'>;

/**
 * Number of proposed therapists. Two show why the first is proposed: there is no other, or it ranks before the second.
 */
const PROPOSED = 2;

/**
 * Finds the therapists who could take each of several pending bookings, at most two, in the order in which it would be
 * given to them. Nothing is locked: a free slot may be gone when the request is assigned.
 */
export async function proposeTherapists(
  db: Executor,
  requests: readonly ProposalRequest[],
  now: Date,
): Promise<FreeCandidate[][]> {
  const found: FreeCandidate[][] = requests.map(() => []);
  let open = await rankUnbooked(db, requests);
  for (let count = PROPOSED; open.length > 0; count *= 4) {
    const tried = open.flatMap(({ nth, candidates }) =>
      candidates.splice(0, count).map((candidate) => ({ nth, candidate })),
    );
    const attempts = tried.map(({ nth, candidate: { therapistId } }) => ({ ...requests[nth]!, therapistId }));
    const slots = await findAskedSlots(db, attempts, openAt(now));
    const unavailable = new Set<number>();
    for (const [index, { nth, candidate }] of tried.entries()) {
      const slot = slots[index]!;
      if (isFreeCandidate(slot)) found[nth]!.push({ ...candidate, slot });
      // Neither depends on who would give it.
      if (!slot.isOpen || !slot.hasRoom) unavailable.add(nth);
    }
    open = open.filter(
      ({ nth, candidates }) => candidates.length > 0 && found[nth]!.length < PROPOSED && !unavailable.has(nth),
    );
  }
  return found.map((candidates) => candidates.slice(0, PROPOSED));
}

interface RankedRequest {
  nth: number;
  candidates: Candidate[];
}

/**
 * Ranks the therapists who work at that time and have no booking then. Few of them turn out not to be free, and
 * checking all of them closely would take too long.
 */
async function rankUnbooked(db: Executor, requests: readonly ProposalRequest[]): Promise<RankedRequest[]> {
  if (requests.length === 0) return [];
  const rows = await sql<Candidate & { nth: number }>(db, unbookedSql, [
    requests.map(({ bookingId }) => bookingId),
    requests.map(({ date }) => date),
    requests.map(({ time }) => time),
    requests.map(({ serviceId }) => serviceId),
    requests.map(({ durationMinutes }) => durationMinutes),
  ]);
  const byRequest = Map.groupBy(rows, ({ nth }) => nth);
  return [...byRequest].map(([nth, candidates]) => ({
    nth: nth - 1,
    candidates: rankCandidates(candidates.map(({ nth: _, ...candidate }) => candidate)),
  }));
}

/** SQL of these therapists. The reservations of a therapist's day are read once for all requests of that day. */
const unbookedSql = /* sql */ `
  with ${assignmentRulesSql}, asked as materialized (
    select asked.*, s.price, date + time as starts_at, is_full, own.therapist_id as own_therapist,
      date + time + case when is_full then make_interval(mins => minutes + coalesce(s.cleanup_minutes, buffer)) else interval '0' end as ends_at
    from unnest($1::uuid[], $2::date[], $3::time[], $4::uuid[], $5::int[]) with ordinality
      as asked (booking_id, date, time, service_id, minutes, nth)
    cross join rules left join services s on s.id = service_id left join reservations own on own.booking_id = asked.booking_id
  ), rostered as materialized (
    select therapist_id, date, array_agg(distinct asked.nth) as requests
    from asked join therapist_roster on roster_date = date and shift_start <= time and time < shift_end
    where roster_date = any ($2::date[]) group by therapist_id, date
  ), busy as materialized (
    select rostered.therapist_id, unnest(requests) as nth, of_day.*
    from rostered cross join lateral (
      select range_agg(r.during) as during, coalesce(sum(duration_minutes) filter (where starts_at >= date), 0)::int as booked
      from reservations r
      where ${reachesDaySql('therapist_id', 'rostered.therapist_id', 'date')} and kind <> 'unassigned'
    ) of_day
  ), wanted as materialized (
    select nth, t.id, starts_at, ends_at, booked
    from busy join asked s using (nth)
    join therapists t on t.id = busy.therapist_id and t.is_active and not t.is_unassigned
    left join therapist_treatments own on own.therapist_id = t.id and own.service_id = s.service_id
    cross join lateral (select tsrange(starts_at, ends_at, case when is_full then '[)' else '[]' end) as span) wanted
    where ${isQualifiedSql('s.service_id')} and (busy.during is null or not busy.during && span or t.id = own_therapist and not exists (
      select from reservations r
      where r.therapist_id = t.id and r.starts_at >= s.date - 1 and r.starts_at < s.date + 1
        and r.kind <> 'unassigned' and r.booking_id <> s.booking_id and r.during && span))
  )
  ${rankedSql({ more: 'w.nth::int,', booked: 'w.booked' })}`;
