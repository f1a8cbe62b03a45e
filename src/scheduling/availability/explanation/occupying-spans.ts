import type { LocalTime } from '../../../kernel/local-time.js';
import { approvedLeaveSql } from '../../leave/leave-sql.js';

/** A reservation or block that overlaps a start, in shop time. */
export interface OccupyingSpan {
  kind: 'held' | 'requested' | 'block';
  /** Id of the booking or offer of a reservation; null for a block. */
  bookingId: string | null;
  from: LocalTime;
  /** End without the cleanup. */
  to: LocalTime;
  /** End including the cleanup. */
  until: LocalTime;
  /** Reason of a block; null for a reservation. */
  reason: string | null;
}

/**
 * SQL of the reservations and blocks of a therapist ($1) and day ($2). Yesterday's are included, since a late one may
 * run past midnight.
 */
const occupiedSql = /* sql */ `
  select kind, booking_id, starts_at, starts_at + make_interval(mins => duration_minutes) as serves_until, ends_at, null::text as reason
  from reservations
  where therapist_id = $1::uuid and kind <> 'unassigned' and starts_at >= $2::date - 1 and starts_at < $2::date + 1
  union all
  select 'block', null, blocked_date + start_time, blocked_date + end_time, blocked_date + end_time, reason
  from blocked_time_slots where therapist_id = $1::uuid and blocked_date = $2::date`;

/** Returns SQL of a span's end as `HH:mm`: 24:00 for midnight, the time of the next day for a later one. */
const spanEndSql = (endsAt: string) =>
  `case ${endsAt} when $2::date + 1 then '24:00' else to_char(${endsAt}, 'HH24:MI') end`;

/**
 * SQL of the spans that overlap a given one ($3 to $4), the earliest first. Where bookings occupy their start only, the
 * given span is a single instant.
 */
export const occupyingSpansSql = /* sql */ `
  select kind, booking_id as "bookingId", to_char(starts_at, 'HH24:MI') as "from", ${spanEndSql('serves_until')} as "to",
    ${spanEndSql('greatest(ends_at, serves_until)')} as "until", reason
  from (${occupiedSql}) span
  where case when $3::timestamp = $4::timestamp then starts_at = $3::timestamp
    else starts_at < $4::timestamp and ends_at > $3::timestamp end
  order by starts_at, booking_id`;

/**
 * SQL of the time at which the next booking, block or leave of the day begins after an instant ($3); null without one.
 */
export const nextOccupiedSql = /* sql */ `
  select to_char(min(starts_at), 'HH24:MI') as time
  from (
    select starts_at from (${occupiedSql}) span where kind <> 'requested'
    union all
    select lower(span) from ${approvedLeaveSql('$1::uuid', '$2::date')} l where lower(span) < $2::date + 1
  ) busy
  where starts_at >= $3::timestamp`;
