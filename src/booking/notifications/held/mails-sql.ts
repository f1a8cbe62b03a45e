/**
 * Returns SQL that joins the mails about events of the log to the client or to the shop: for a visit that changed as a
 * whole, the mail of the booking that announced the change.
 * @param event alias of `event_log`
 * @param recipient `client` or `shop`, as SQL
 */
export const joinMailsSql = (event: string, recipient: string) => /* sql */ `
  cross join lateral (
    select ${event}.event_id
    union all
    select a.event_id from event_log a
    where a.stream = (${event}.data ->> 'announcedBy')::uuid
      and a.data -> 'announces' @> jsonb_build_array(jsonb_build_object('id', ${event}.stream, 'version', ${event}.version))
  ) announcing
  join booking_mails m on m.event_id = announcing.event_id and m.recipient = ${recipient}`;

/** SQL of the bookings of a visit or series, by the id of one of them (`$1`); of that one alone where it was made alone. */
export const ofVisitSql = /* sql */ `
  select s.id from bookings b join bookings s 
  on s.id = b.id or s.visit_id = b.visit_id or s.recurrence_id = b.recurrence_id where b.id = $1::uuid`;
