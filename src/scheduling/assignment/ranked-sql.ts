import { DEFAULT_DURATION_MINUTES, givesServiceSql } from '../../catalog/index.js';
import { approvedLeaveSql } from '../leave/leave-sql.js';

/**
 * Returns SQL for whether therapist `t` gives the service `s` at its list price, because the client has agreed to no
 * other price. `own` is the therapist's treatment of it.
 * @param service SQL of the service's id
 */
export const isQualifiedSql = (service: string): string => /* sql */ `
  ${givesServiceSql('t.id', service)} and coalesce(own.price, s.price, 0) = coalesce(s.price, 0)`;

/** SQL of the CTE `rules`: slot occupancy, cleanup, and the shortest booking that could still be made. */
export const assignmentRulesSql = /* sql */ `
  rules as materialized (
    select is_full, buffer,
      (select make_interval(mins => min(coalesce(duration, ${DEFAULT_DURATION_MINUTES}) + coalesce(cleanup_minutes, buffer)))
        from services where retired_at is null) as shortest
    from (
      select coalesce(setting_value ->> 'slot_occupancy', '') = 'full_duration' as is_full,
        coalesce((setting_value ->> 'cleanup_buffer_minutes')::int, 0) as buffer
      from (select) one left join business_settings on setting_key = 'booking_rules'
    ) stored
  )`;

const day = 'w.starts_at::date';

/**
 * Returns SQL for the rows of a CTE `wanted` (id of the therapist, starts_at, ends_at), alias `w`, with the values by
 * which they are ranked, over the CTE `rules`. A gap counts as a hole when it is shorter than the shortest service with
 * its cleanup time. There are no holes where bookings occupy their start only.
 * @param more SQL of further columns. @param booked SQL of the booked minutes where they are known, so that they are not summed up again
 */
export const rankedSql = ({ more = '', booked }: { more?: string; booked?: string } = {}): string => /* sql */ `
  select ${more} w.id as "therapistId", edge.holes, ${booked ?? 'of_day."bookedMinutes"'} as "bookedMinutes", (
    select to_char(max(occurred_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from event_log
    where type = 'BookingRequested' and data -> 'assignment' is not null and data ->> 'therapistId' = w.id::text
  ) as "lastAssignedAt"
  from wanted w cross join rules
  cross join lateral (
    select coalesce(sum(minutes), 0)::int as "bookedMinutes",
      max(ends) filter (where ends <= w.starts_at) as free_from, min(starts) filter (where starts >= w.ends_at) as free_until
    from (
      select lower(during) as starts, upper(during) as ends, case when starts_at >= ${day} then duration_minutes end as minutes
      from reservations where ${booked ? 'is_full and ' : ''}therapist_id = w.id and starts_at >= ${day} - 1 and starts_at < ${day} + 1 and kind <> 'unassigned'
      union all
      select blocked_date + start_time, blocked_date + end_time, null from blocked_time_slots
      where is_full and therapist_id = w.id and blocked_date = ${day}
      union all
      select busy_date + start_time, busy_date + end_time, null from own_calendar_busy
      where is_full and therapist_id = w.id and busy_date = ${day}
      union all
      select lower(span), upper(span), null from ${approvedLeaveSql('w.id', day)} l where is_full
    ) busy
  ) of_day
  cross join lateral (
    select case when is_full then (coalesce(before > interval '0' and before < shortest, false))::int
      + (coalesce(after > interval '0' and after < shortest, false))::int else 0 end as holes
    from (
      select w.starts_at - greatest(of_day.free_from, max(${day} + shift_start) filter (where ${day} + shift_start <= w.starts_at)) as before,
        least(of_day.free_until, min(${day} + shift_end) filter (where ${day} + shift_end >= w.ends_at)) - w.ends_at as after
      from therapist_roster where is_full and therapist_id = w.id and roster_date = ${day}
    ) gap
  ) edge`;
