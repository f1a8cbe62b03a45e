import type { EntityManager } from '@mikro-orm/postgresql';
import type { LocalDate } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { BusinessRuleError } from '../../kernel/errors.js';

/** The part of a day that a booking takes: its start only, or its duration and the cleanup. */
export interface Occupancy {
  isFull: boolean;
  bufferMinutes: number;
}

/** Number of overlaps that the message describes with therapist and times; it lists the others by id only. */
const MAX_OVERLAPS_IN_MESSAGE = 3;
const MAX_OVERLAP_IDS = 100;

/**
 * Updates the span of every reservation from a day on to the new rules. The caller holds the lock on the booking rules,
 * so that nobody claims a slot meanwhile.
 * @throws BusinessRuleError `bookings-overlap` naming confirmed bookings that would overlap, the earliest first
 */
export async function recomputeReservations(
  em: EntityManager,
  from: LocalDate,
  { isFull, bufferMinutes }: Occupancy,
): Promise<void> {
  const parameters = [from, isFull, bufferMinutes];
  const overlaps = await sql<Overlap>(em, overlappingPairsSql, parameters);
  if (overlaps.length > 0) throw overlapError(overlaps);
  await sql(em, updateEndsSql, parameters);
}

interface Overlap {
  first_id: string;
  second_id: string;
  sentence: string;
  total: number;
}

function overlapError(overlaps: readonly Overlap[]): BusinessRuleError {
  const more = (overlaps[0]?.total ?? 0) - MAX_OVERLAPS_IN_MESSAGE;
  const listed = overlaps.slice(0, MAX_OVERLAPS_IN_MESSAGE).map(({ sentence }) => sentence);
  const sentences = [...listed, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
  const ids = new Set(overlaps.flatMap(({ first_id, second_id }) => [first_id, second_id]));
  return new BusinessRuleError('bookings-overlap', `Confirmed bookings would overlap: ${sentences}`, [...ids]);
}

const newEndSql = /* sql */ `
  (starts_at + case when $2::boolean then make_interval(mins => duration_minutes + coalesce(cleanup_minutes, $3::int)) else interval '0' end)`;

const overlapsSql = /* sql */ `b.booking_id <> a.booking_id and b.starts_at >= a.starts_at and b.starts_at < a.ends_at`;

/** SQL of the pairs that overlap. Includes the day before, whose last booking may run past midnight. */
const overlappingPairsSql = /* sql */ `
  with span as (
    select booking_id, therapist_id, room_id, coalesce(party_id, booking_id) as party, starts_at, case when starts_at >= $1::date then ${newEndSql} else ends_at end as ends_at
    from reservations where kind = 'held' and starts_at >= $1::date - 1
  ), pair as (
    select t.name, a.booking_id as first_id, b.booking_id as second_id, a.starts_at as first_start, b.starts_at as second_start
    from span a join span b on b.therapist_id = a.therapist_id and ${overlapsSql}
    join therapists t on t.id = a.therapist_id
    union all
    select r.name, a.booking_id, b.booking_id, a.starts_at, b.starts_at
    from span a join span b on b.room_id = a.room_id and b.therapist_id <> a.therapist_id and b.party <> a.party and ${overlapsSql}
    join rooms r on r.id = a.room_id
  )
  select first_id, second_id,
    name || to_char(first_start, ', FMDD Mon, FMHH12:MI AM') || to_char(second_start, '" and "FMHH12:MI AM') as sentence, count(*) over ()::int as total
  from pair
  where second_start >= $1::date
  order by first_start, name, second_start
  limit ${MAX_OVERLAP_IDS}`;

const updateEndsSql = /* sql */ `
  update reservations set ends_at = ${newEndSql} where starts_at >= $1::date and ends_at <> ${newEndSql}`;
