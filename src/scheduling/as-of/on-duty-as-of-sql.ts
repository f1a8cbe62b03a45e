import { fallsOnSql, leaveSpanSql } from '../leave/leave-sql.js';
import { approvedLeaveAsOfSql, closuresAsOfSql, lastEventSql, SPAN_TYPES, spanStreamsSql } from './last-event-sql.js';

/**
 * Returns SQL for the table of `onDutySql` as it was at the sequence number that the statement has as `$2`, folded from
 * the events of shifts, blocks, leave and closures.
 * @param from SQL of the first day.
 * @param to SQL of the last day
 */
export function onDutyAsOfSql(from: string, to: string): string {
  return /* sql */ `
  with touched as (${spanStreamsSql(`between ${from}::text and ${to}::text`)}
  ), span as materialized (
    select last.type like 'Roster%' as is_shift, (last.data ->> 'therapist_id')::uuid as therapist_id, days.day,
      days.day + coalesce((last.data ->> 'start_time')::time, shift_part(last.data ->> 'shift_hours', 0)) as starts_at,
      days.day + coalesce((last.data ->> 'end_time')::time, shift_part(last.data ->> 'shift_hours', 1)) as ends_at
    from touched cross join lateral (${lastEventSql('touched.stream', SPAN_TYPES)}) last
    cross join lateral (select coalesce(last.data ->> 'roster_date', last.data ->> 'blocked_date')::date as day) days
    where last.type not in ('RosterEntryRemoved', 'TherapistDayUnblocked') and days.day between ${from} and ${to}
  ), away as materialized (${approvedLeaveAsOfSql}
  ), closed as materialized (${closuresAsOfSql}
  ), merged as (
    select therapist_id, day, range_agg(tsrange(starts_at, ends_at)) filter (where is_shift) as shift,
      range_agg(tsrange(starts_at, ends_at)) filter (where not is_shift) as block
    from span where starts_at < ends_at group by therapist_id, day
  )
  select merged.therapist_id, merged.day,
    case when exists (select from closed where merged.day between first_date::date and last_date::date) then '{}'::tsmultirange
      else shift - coalesce(block, '{}'::tsmultirange) - coalesce((
        select range_agg(${leaveSpanSql('away', 'd.day')}) from away cross join (values (merged.day), (merged.day + 1)) as d (day)
        where away.therapist_id = merged.therapist_id and ${fallsOnSql('away', 'd.day')}), '{}'::tsmultirange) end as on_duty
  from merged join therapists t on t.id = merged.therapist_id and not t.is_unassigned
  where shift is not null`;
}
