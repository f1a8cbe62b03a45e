/**
 * SQL of the address of the therapist whose leave an event (stream `$1`, version `$2`) is about. Finds a row only if
 * the event is the latest one, and leaves the leave in another state than the last one the therapist knows of: their
 * own change, or a decision that held for `$3` seconds and was therefore mailed.
 */
export const leaveRecipientSql = /* sql */ `
  with history as (
    select version, actor_id, case type when 'LeaveRequested' then 'asked' when 'LeaveReopened' then 'asked' when 'LeaveDeclined' then 'declined'
        when 'LeaveWithdrawn' then 'withdrawn' else 'approved' end as status,
      lead(occurred_at) over (order by version) - occurred_at as held
    from event_log where stream = $1
  )
  select u.email
  from leave l join therapists t on t.id = l.therapist_id join users u on u.id = t.user_id and u.disabled_at is null
  join history latest on latest.version = $2
  where l.id = $1::uuid and latest.held is null and latest.actor_id is distinct from t.user_id
    and latest.status is distinct from (
      select h.status from history h
      where h.version < $2 and (h.actor_id = t.user_id or h.held >= make_interval(secs => $3::int))
      order by h.version desc limit 1)
    and not (latest.status = 'withdrawn' and not exists (
      select from history h where h.version < $2 and (h.actor_id = t.user_id or h.held >= make_interval(secs => $3::int))))`;
