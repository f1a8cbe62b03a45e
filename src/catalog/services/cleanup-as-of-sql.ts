/**
 * SQL of the cleanup minutes of each service as they were at a sequence number, `$1`; null where the booking rules
 * decided them. Takes the earlier value from the first change since, else the current one.
 */
export const cleanupAsOfSql = /* sql */ `
  select s.id, case when later.was is not null then (later.was ->> 'cleanup')::int else s.cleanup_minutes end as minutes
  from services s
  left join lateral (
    select e.data -> 'before' as was from event_log e join log_order o using (position)
    where e.stream = s.id and e.type = 'ServiceEdited' and e.data -> 'before' ? 'cleanup' and o.seq > $1::bigint
    order by e.version limit 1
  ) later on true`;
