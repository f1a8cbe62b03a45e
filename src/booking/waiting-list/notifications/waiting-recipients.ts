import { recipientsBySql } from '../../../platform/deliveries/message-recipients.js';

const recipientsSql = /* sql */ `
  select id as stream, nullif(client_email, '') as mail, nullif(client_phone, '') as text
  from waiting_list where id = any ($1::uuid[])`;

/** Finds the recipients of mails and text messages to clients on the waiting list. */
export const findWaitingRecipients = recipientsBySql(recipientsSql);
