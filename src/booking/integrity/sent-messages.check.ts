import type { EntityManager } from '@mikro-orm/postgresql';
import { countRows, findViolations } from '../../platform/integrity/find-violations.js';
import { type CheckResult, type IntegrityCheck, ChecksIntegrity } from '../../platform/integrity/integrity-check.js';

@ChecksIntegrity(
  'Every mail and text about a booking that was sent has its record, which says when and about which booking',
)
export class SentMessagesCheck implements IntegrityCheck {
  async run(em: EntityManager): Promise<CheckResult> {
    return {
      counts: {
        'mails that the mail server got': await countRows(em, 'select count(*) as n from booking_mails'),
        'texts that the gateway got': await countRows(em, 'select count(*) as n from booking_texts'),
      },
      violations: [
        ...(await findViolations(
          em,
          'mails and texts that were sent without a record, or at another time',
          missingRecordsSql,
        )),
        ...(await findViolations(em, 'records of mails and texts that nobody sent', inventedRecordsSql)),
        ...(await findViolations(em, 'records of mails and texts about another booking', movedRecordsSql)),
      ],
    };
  }
}

/** All records, each with a pattern of the subscribers that may have written it: their names say to whom, and how. */
const recordsSql = /* sql */ `
  select event_id, booking_id, sent_at, case recipient when 'shop' then '^email-shop-' else '^email-(client|customer)-' end as subscribers
  from booking_mails
  union all select event_id, booking_id, sent_at, '^text-' from booking_texts`;

const missingRecordsSql = /* sql */ `
  select d.subscriber, d.seq from deliveries d
  where d.sent_at is not null and not exists (
    select from (${recordsSql}) n where n.event_id = d.event_id and n.sent_at = d.sent_at and d.subscriber ~ n.subscribers)`;

/**
 * Finds records that no delivery made. One from before the time was kept has none. A later one may be unknown, or refused
 * after its server had got it.
 */
const inventedRecordsSql = /* sql */ `
  select n.booking_id, n.event_id from (${recordsSql}) n
  where not exists (
    select from deliveries d where d.event_id = n.event_id and d.subscriber ~ n.subscribers
      and (d.sent_at = n.sent_at or (d.sent_at is null and d.state = 'done' and d.refusal is null)))`;

/**
 * Finds records about another booking than that of their event. Reminders have a stream of their own, which names the
 * booking.
 */
const movedRecordsSql = /* sql */ `
  select n.booking_id, n.event_id from (${recordsSql}) n join event_log e using (event_id)
  where n.booking_id <> e.stream and n.booking_id::text is distinct from e.data ->> 'booking_id'`;
