/**
 * Returns SQL for the last event of a stream up to the sequence number that the statement has as `$2`.
 * @param stream SQL of its id.
 * @param types SQL of the types that count
 */
export const lastEventSql = (stream: string, types: string) => /* sql */ `
  select e.type, e.data from event_log e join log_order o using (position)
  where e.stream = ${stream} and o.seq <= $2 and e.type in (${types}) order by e.version desc limit 1`;

const LEAVE_TYPES = `'LeaveRequested', 'LeaveEntered', 'LeaveApproved', 'LeaveDeclined', 'LeaveWithdrawn', 'LeaveReopened'`;

const CLOSURE_TYPES = `'ClosureAdded', 'ClosureEdited', 'ClosureRemoved'`;

export const SPAN_TYPES = `'RosterEntryAdded', 'RosterEntryEdited', 'RosterEntryRemoved', 'TherapistDayBlocked', 'TherapistBlockEdited', 'TherapistDayUnblocked'`;

/**
 * SQL of all leave that was approved at that sequence number, with the columns that `fallsOnSql` and `leaveSpanSql`
 * need.
 */
export const approvedLeaveAsOfSql = /* sql */ `
  select l.therapist_id, days.first_date, days.last_date, days.repeats_until, coalesce(days.repeats_until, days.last_date) as ends_on,
    (last.data ->> 'start_time')::time as start_time, (last.data ->> 'end_time')::time as end_time
  from leave l cross join lateral (${lastEventSql('l.id', LEAVE_TYPES)}) last
  cross join lateral (
    select (last.data ->> 'first_date')::date as first_date, (last.data ->> 'last_date')::date as last_date,
      (last.data ->> 'repeats_until')::date as repeats_until
  ) days
  where last.type in ('LeaveEntered', 'LeaveApproved')`;

/**
 * SQL of the closures that were entered at that sequence number, with their names and days as text. They are few, and
 * removed ones have no row: the log has their streams.
 */
export const closuresAsOfSql = /* sql */ `
  select last.data ->> 'name' as name, last.data ->> 'first_date' as first_date, last.data ->> 'last_date' as last_date
  from (
    select distinct e.stream from event_log e join log_order o using (position)
    where e.type in (${CLOSURE_TYPES}) and o.seq <= $2
  ) touched
  cross join lateral (${lastEventSql('touched.stream', CLOSURE_TYPES)}) last
  where last.type <> 'ClosureRemoved'`;

/**
 * Returns SQL for the streams of the shifts and blocks that were ever on certain days, up to the sequence number that the
 * statement has as `$2`.
 * @param condition SQL of what follows the day, as text
 */
export const spanStreamsSql = (condition: string) => /* sql */ `
  select distinct e.stream from event_log e join log_order o using (position)
  where coalesce(e.data ->> 'roster_date', e.data ->> 'blocked_date') ${condition} and o.seq <= $2`;
