import type { EntityManager } from '@mikro-orm/postgresql';
import { countOf, findViolations } from './find-violations.js';
import { type Finding, type Proof, Proves } from './proof.js';

@Proves('The log is whole: every event has its place, no place is empty, every stream counts from 1')
export class LogIsWhole implements Proof {
  async prove(em: EntityManager): Promise<Finding> {
    return {
      counts: {
        events: await countOf(em, 'select count(*) as n from event_log'),
        'last place': await countOf(em, 'select seq as n from log_head'),
        'events under way': await countOf(em, 'select count(*) as n from log_pending'),
      },
      violations: [
        ...(await findViolations(em, 'places of the log without an event', emptyPlaces)),
        ...(await findViolations(em, 'events without a place', lostEvents)),
        ...(await findViolations(em, 'streams with a version missing', brokenStreams)),
        ...(await findViolations(em, 'streams whose events are not in their order', shuffledStreams)),
      ],
    };
  }
}

const emptyPlaces = /* sql */ `
  select place from log_head, generate_series(1, log_head.seq) as place
  where not exists (select from log_order o where o.seq = place)`;

const lostEvents = /* sql */ `
  select e.type, e.stream from event_log e
  where not exists (select from log_order o where o.position = e.position)
    and not exists (select from log_pending p where p.position = e.position)`;

const brokenStreams = /* sql */ `
  select stream from event_log group by stream having min(version) <> 1 or max(version) <> count(*)`;

const shuffledStreams = /* sql */ `
  select distinct stream from (
    select e.stream, e.version, lag(e.version) over (partition by e.stream order by o.seq) as before
    from event_log e join log_order o using (position)
  ) each where before > version`;
