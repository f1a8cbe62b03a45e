/**
 * Notes that a mail about a booking was sent, and when on its delivery as well, so that a note that is taken away or
 * changed is found out. Parameters: subscriber, event, recipient, booking, time, mailed versions.
 */
export const insertSentMailSql = /* sql */ `
  with noted as (
    insert into booking_mails (event_id, recipient, booking_id, sent_at, mailed_versions) values ($2, $3, $4, $5, $6)
    on conflict do nothing returning event_id, sent_at
  )
  update deliveries d set sent_at = noted.sent_at from noted where d.subscriber = $1 and d.event_id = noted.event_id`;

/** Notes that a text message was sent. Parameters: subscriber, event, booking, time. */
export const insertSentTextSql = /* sql */ `
  with noted as (
    insert into booking_texts (event_id, booking_id, sent_at) values ($2, $3, $4)
    on conflict do nothing returning event_id, sent_at
  )
  update deliveries d set sent_at = noted.sent_at from noted where d.subscriber = $1 and d.event_id = noted.event_id`;
