import { type Executor, sql } from '../../../platform/database/sql.js';
import type { RecordedEvent } from '../../../platform/event-log/recorded-event.js';
import { notificationRules, type NotificationRule } from '../notification-rules.js';
import { ofVisitSql } from './mails-sql.js';

/**
 * Waits for earlier mails about the booking, or its visit, that are being sent to the same recipient at this moment:
 * what they tell decides what is left to tell.
 */
export async function waitForEarlierMails(
  { recipient }: NotificationRule,
  { stream, eventId }: RecordedEvent,
  db: Executor,
): Promise<void> {
  const subscribers = notificationRules.filter((rule) => rule.recipient === recipient).map(({ name }) => name);
  await sql(db, waitSql, [stream, eventId, subscribers]);
}

const waitSql = /* sql */ `
  select d.event_id from event_log e join deliveries d using (event_id)
  where e.stream in (${ofVisitSql}) and d.subscriber = any ($3::text[]) and d.state <> 'done'
    and e.position < (select position from event_log where event_id = $2)
  order by e.position for update of d`;
