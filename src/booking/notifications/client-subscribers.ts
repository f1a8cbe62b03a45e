import { recipientsBySql } from '../../platform/deliveries/message-recipients.js';

// Deliveries are stored under these names, so none is ever renamed.

/** The notification rules whose mails go to clients. */
export const clientNotifications = [
  'email-customer-on-booking-requested',
  'email-customer-on-booking-confirmed',
  'email-customer-on-booking-deposit-asked',
  'email-customer-on-booking-deposit-lapsed',
  'email-customer-on-booking-rescheduled',
  'email-customer-on-booking-service-changed',
  'email-customer-on-booking-length-changed',
  'email-customer-on-booking-price-changed',
  'email-customer-on-booking-reopened',
  'email-customer-on-booking-cancelled',
  'email-customer-on-letter-resent',
  'email-customer-on-change-undone',
  'email-client-on-client-reminded',
] as const;

/** The subscriber that mails clients the links to their bookings. */
export const BOOKING_LINKS_SUBSCRIBER = 'email-customer-on-booking-links-requested';

/** The subscriber that texts clients a reminder. */
export const REMINDER_TEXT_SUBSCRIBER = 'text-client-on-client-reminded';

/** The subscribers that mail clients. */
export const clientSubscribers: readonly string[] = [...clientNotifications, BOOKING_LINKS_SUBSCRIBER];

/** The subscribers that text clients. */
export const clientTextSubscribers: readonly string[] = [REMINDER_TEXT_SUBSCRIBER];

const recipientsSql = /* sql */ `
  select s.stream, coalesce(b.id, s.stream) as "recordId", nullif(b.client_email, '') as mail, nullif(b.client_phone, '') as text
  from unnest($1::uuid[]) as s (stream) left join event_log e on e.stream = s.stream and e.version = 1
  left join bookings b on b.id = coalesce((e.data ->> 'booking_id')::uuid, e.stream)`;

/**
 * Finds the recipients of mails and text messages to the clients of bookings. A reminder has a stream of its own, which
 * names its booking.
 */
export const findClientRecipients = recipientsBySql(recipientsSql);
