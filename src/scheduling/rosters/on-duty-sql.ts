import { leaveOfDaySql } from '../leave/leave-sql.js';

/**
 * Returns SQL for a table (therapist_id, day, on_duty): the times at which therapists work, as a multirange of the
 * shop's wall clock. Blocks, approved leave and closures are subtracted from the shifts; two shifts that overlap count
 * once. A day with nothing left has an empty multirange.
 * @param from SQL of the first day.
 * @param to SQL of the last day
 */
export function onDutySql(from: string, to: string): string {
  return /* sql */ `
  select shift.therapist_id, shift.day,
    case when exists (select from closures c where c.last_date >= shift.day and c.first_date <= shift.day) then '{}'::tsmultirange
      else shift.during - coalesce(block.during, '{}'::tsmultirange) - ${leaveOfDaySql('shift.therapist_id', 'shift.day')} end as on_duty
  from (
    select r.therapist_id, r.roster_date as day,
      range_agg(tsrange(r.roster_date + r.shift_start, r.roster_date + r.shift_end)) as during
    from therapist_roster r join therapists t on t.id = r.therapist_id
    where r.roster_date >= ${from} and r.roster_date <= ${to} and r.shift_start < r.shift_end and not t.is_unassigned
    group by r.therapist_id, r.roster_date
  ) shift
  left join lateral (
    select range_agg(tsrange(b.blocked_date + b.start_time, b.blocked_date + b.end_time)) as during
    from blocked_time_slots b where b.therapist_id = shift.therapist_id and b.blocked_date = shift.day
  ) block on true`;
}

/** Returns SQL for the minutes of a multirange of timestamps. */
export function multirangeMinutesSql(multirange: string): string {
  return /* sql */ `(
    select coalesce(sum(extract(epoch from upper(each) - lower(each)) / 60), 0)::int from unnest(${multirange}) as spans (each))`;
}

/**
 * Returns SQL for the minutes that are kept free after a booking, by the current rules.
 * @param service SQL of the row of `services`.
 * @param rules SQL of the value of the booking rules, null where none are stored
 */
export function cleanupMinutesSql(service: string, rules: string): string {
  return /* sql */ `case when ${rules} ->> 'slot_occupancy' = 'full_duration'
    then coalesce(${service}.cleanup_minutes, (${rules} ->> 'cleanup_buffer_minutes')::int, 0) else 0 end`;
}
