/**
 * SQL of whoever is to be told by mail of an event (stream `$1`, version `$2`) about leave: `therapist` or `shop` (`$4`).
 * Finds a row, with the therapist's address if they have one, only if the event is the latest one, another's than
 * theirs, and leaves the leave in another state than the last one that they know of: by their own change, or by a mail
 * of one of the subscribers `$3` that left. To whom nothing was told, a withdrawal says nothing.
 */
export const leaveRecipientSql = /* sql */ `
  with history as (
    select e.version, e.actor_id is not null and e.actor_id is not distinct from t.user_id as is_therapist,
      case e.type when 'LeaveRequested' then 'asked' when 'LeaveReopened' then 'asked' when 'LeaveDeclined' then 'declined'
        when 'LeaveWithdrawn' then 'withdrawn' else 'approved' end as status,
      exists (
        select from deliveries d where d.event_id = e.event_id and d.subscriber = any ($3::text[])
          and (d.unknown_attempts > 0 or (d.state = 'done' and d.attempts > 0 and d.refusal is null))) as is_told
    from event_log e join leave l on l.id = e.stream join therapists t on t.id = l.therapist_id where e.stream = $1
  )
  select u.email
  from leave l join therapists t on t.id = l.therapist_id left join users u on u.id = t.user_id and u.disabled_at is null
  join history latest on latest.version = $2 and latest.is_therapist = ($4 = 'shop')
  left join lateral (
    select h.status from history h where h.version < $2 and (h.is_told or h.is_therapist = ($4 = 'therapist'))
    order by h.version desc limit 1
  ) known on true
  where l.id = $1::uuid and not exists (select from history h where h.version > $2)
    and latest.status is distinct from known.status and not (latest.status = 'withdrawn' and known.status is null)`;

/**
 * Waits for earlier mails about the leave (stream `$1`, before version `$2`) of the subscribers `$3` that are being sent
 * at this moment.
 */
export const awaitEarlierMailsSql = /* sql */ `
  select d.event_id from event_log e join deliveries d using (event_id)
  where e.stream = $1 and e.version < $2 and d.subscriber = any ($3::text[]) and d.state <> 'done'
  order by e.version for update of d`;
