/**
 * Records that a mail about a booking was sent, and when on its delivery as well, so that a record that is taken away or
 * changed is found out. A mail that is sent again replaces its record. Parameters: subscriber, event, recipient, booking, time, mailed versions.
 */
export const insertSentMailSql = /* sql */ `
  with recorded as (
    insert into booking_mails (event_id, recipient, booking_id, sent_at, mailed_versions) values ($2, $3, $4, $5, $6)
    on conflict (event_id, recipient) do update set sent_at = excluded.sent_at, mailed_versions = excluded.mailed_versions
    returning event_id, sent_at
  )
  update deliveries d set sent_at = recorded.sent_at from recorded where d.subscriber = $1 and d.event_id = recorded.event_id`;

/** Records that a text message was sent. Parameters: subscriber, event, booking, time. */
export const insertSentTextSql = /* sql */ `
  with recorded as (
    insert into booking_texts (event_id, booking_id, sent_at) values ($2, $3, $4)
    on conflict (event_id) do update set sent_at = excluded.sent_at returning event_id, sent_at
  )
  update deliveries d set sent_at = recorded.sent_at from recorded where d.subscriber = $1 and d.event_id = recorded.event_id`;
