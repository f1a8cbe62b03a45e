/**
 * SQL of the last event of a stream up to the place in the log that the statement has as `$2`.
 * @param stream SQL of its id. @param types SQL of the types that count
 */
export const lastEventSql = (stream: string, types: string) => /* sql */ `
  select e.type, e.data from event_log e join log_order o using (position)
  where e.stream = ${stream} and o.seq <= $2 and e.type in (${types}) order by e.version desc limit 1`;

export const LEAVE_TYPES = `'LeaveRequested', 'LeaveEntered', 'LeaveApproved', 'LeaveDeclined', 'LeaveWithdrawn', 'LeaveReopened'`;
