import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../database/sql.js';
import { Subscribers } from '../jobs/subscribers.js';
import { findViolations } from './find-violations.js';
import { type Finding, type Proof, Proves } from './proof.js';

/** A subscriber of a later release owes nothing for what happened before its first delivery. */
@Proves('Nothing is forgotten: whoever follows an event has its delivery, done or under way')
export class EverythingIsDelivered implements Proof {
  constructor(private readonly subscribers: Subscribers) {}

  async prove(em: EntityManager): Promise<Finding> {
    const violations: string[] = [];
    for (const { name, to } of this.subscribers.all()) {
      const types = to === 'everything' ? null : to;
      violations.push(...(await findViolations(em, `events that ${name} never got`, undelivered, [name, types])));
    }
    const states = await sql<{ state: string; n: number }>(em, 'select state, count(*)::float8 as n from deliveries group by state');
    const of = (state: string) => states.find((each) => each.state === state)?.n ?? 0;
    return {
      counts: {
        'deliveries done': of('done'),
        'deliveries under way': of('open'),
        'deliveries failing': of('failing'),
      },
      violations,
    };
  }
}

const undelivered = /* sql */ `
  select e.type, e.stream from log_order o join event_log e using (position)
  where o.seq >= (select min(seq) from deliveries where subscriber = $1)
    and ($2::text[] is null or e.type = any ($2::text[]))
    and not exists (select from deliveries d where d.subscriber = $1 and d.event_id = e.event_id)`;
