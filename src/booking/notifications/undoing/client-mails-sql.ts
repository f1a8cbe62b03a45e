/**
 * Returns SQL that joins the client's mails about events of the log: for a visit that changed as a whole, the mail of
 * the booking that announced the change.
 * @param event alias of `event_log`
 */
export const joinClientMailsSql = (event: string) => /* sql */ `
  cross join lateral (
    select ${event}.event_id
    union all
    select a.event_id from event_log a
    where a.stream = (${event}.data ->> 'announcedBy')::uuid
      and a.data -> 'announces' @> jsonb_build_array(jsonb_build_object('id', ${event}.stream, 'version', ${event}.version))
  ) announcing
  join booking_mails m on m.event_id = announcing.event_id and m.recipient = 'client'`;
