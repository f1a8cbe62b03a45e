import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import { SubscriberRegistry } from '../deliveries/subscriber-registry.js';
import { findViolations } from './find-violations.js';
import { type CheckResult, type IntegrityCheck, ChecksIntegrity } from './integrity-check.js';

/**
 * Checks that every subscriber has its deliveries. A subscriber of a later release owes nothing for events before its
 * first delivery.
 */
@ChecksIntegrity('Nothing is forgotten: whoever follows an event has its delivery, done or under way')
export class DeliveriesCheck implements IntegrityCheck {
  constructor(private readonly subscribers: SubscriberRegistry) {}

  async run(em: EntityManager): Promise<CheckResult> {
    const violations: string[] = [];
    for (const { name, events } of this.subscribers.all()) {
      const types = events === 'all' ? null : events;
      violations.push(...(await findViolations(em, `events that ${name} never got`, undeliveredSql, [name, types])));
    }
    const states = await sql<{ state: string; n: number }>(
      em,
      'select state, count(*)::float8 as n from deliveries group by state',
    );
    const of = (state: string) => states.find((each) => each.state === state)?.n ?? 0;
    return {
      counts: {
        'deliveries done': of('done'),
        'deliveries under way': of('open'),
        'deliveries failing': of('failing'),
        'deliveries unknown': of('unknown'),
      },
      violations,
    };
  }
}

const undeliveredSql = /* sql */ `
  select e.type, e.stream from log_order o join event_log e using (position)
  where o.seq >= least(
      (select min(seq) from deliveries where subscriber = $1), (select since_seq from delivery_subscribers where name = $1))
    and ($2::text[] is null or e.type = any ($2::text[]))
    and not exists (select from deliveries d where d.subscriber = $1 and d.event_id = e.event_id)`;
