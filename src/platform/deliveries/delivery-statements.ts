import { recordedEventColumns } from '../event-log/recorded-event.js';

/**
 * Condition of a due delivery. A delayed one has its due time in `queued_at`. A job that runs too early finds nothing,
 * and the sweeper queues another.
 */
export const isDueSql = /* sql */ `queued_at <= clock_timestamp()`;

const pendingSql = /* sql */ `
  from deliveries d join event_log e using (event_id) join log_order o using (position)
  where d.subscriber = $1 and d.state <> 'done' and ${isDueSql}`;

/**
 * Locks one pending delivery. A subscriber may wait for another server, so its transaction may be idle for longer than
 * others.
 */
export const lockOneSql = /* sql */ `
  select ${recordedEventColumns}, set_config('idle_in_transaction_session_timeout', '2min', true)
  ${pendingSql} and d.event_id = $2 for update of d skip locked`;

/** Locks the delivery and marks it as done in one statement; a later failure rolls both back. */
export const takeOneSql = /* sql */ `
  with taken as materialized (${lockOneSql}), done as (
    update deliveries d set state = 'done', attempts = attempts + 1, last_error = null, refusal = null,
      dismissed_at = null, updated_at = now()
    from taken where d.subscriber = $1 and d.event_id = taken.event_id
  )
  select * from taken`;

/**
 * Locks the pending deliveries of a subscriber. Failed ones are skipped: their own jobs retry them, so they do not hold
 * up the batch.
 */
export const lockPendingSql = /* sql */ `
  select ${recordedEventColumns} ${pendingSql} and (d.state = 'open' or d.event_id = $2)
  order by d.seq limit $3 for update of d skip locked`;

export const markDoneSql = /* sql */ `
  update deliveries set state = 'done', attempts = attempts + 1, last_error = null, refusal = null, dismissed_at = null,
    updated_at = now()
  where subscriber = $1 and event_id = any ($2::uuid[])`;

/** Marks deliveries of several subscribers as done that have nothing to do. */
export const markIdleDoneSql = /* sql */ `
  update deliveries d set state = 'done', updated_at = now()
  from unnest($1::text[], $2::uuid[]) as idle (subscriber, event_id)
  where d.subscriber = idle.subscriber and d.event_id = idle.event_id and d.state = 'open'`;

/** Marks a delivery, in the transaction that has taken it, as one that had nothing to do: those are done without an attempt. */
export const markIdleSql = /* sql */ `update deliveries set attempts = 0 where subscriber = $1 and event_id = $2`;

export const markFailedSql = /* sql */ `
  update deliveries set state = 'failing', attempts = attempts + 1, last_error = $3, updated_at = now()
  where subscriber = $1 and event_id = $2 and state <> 'done'`;

export const markRefusedSql = /* sql */ `
  update deliveries set state = 'done', attempts = attempts + 1, last_error = null, refusal = $3, updated_at = now()
  where subscriber = $1 and event_id = $2 and state <> 'done'`;
