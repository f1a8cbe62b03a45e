import { recipientsBySql } from '../../platform/deliveries/message-recipients.js';

const recipientsSql = /* sql */ `
  select e.stream, b.id as "recordId", nullif(b.client_email, '') as mail
  from event_log e join bookings b on b.id = (e.data ->> 'bookingId')::uuid
  where e.stream = any ($1::uuid[]) and e.version = 1`;

/** Finds the recipients of mails about money: the clients of the bookings that were paid for. */
export const findPayingRecipients = recipientsBySql(recipientsSql);
