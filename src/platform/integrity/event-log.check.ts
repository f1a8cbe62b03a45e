import type { EntityManager } from '@mikro-orm/postgresql';
import { countRows, findViolations } from './find-violations.js';
import { type CheckResult, type IntegrityCheck, ChecksIntegrity } from './integrity-check.js';

@ChecksIntegrity('The log is whole: every event has its place, no place is empty, every stream counts from 1')
export class EventLogCheck implements IntegrityCheck {
  async run(em: EntityManager): Promise<CheckResult> {
    return {
      counts: {
        events: await countRows(em, 'select count(*) as n from event_log'),
        'last place': await countRows(em, 'select seq as n from log_head'),
        'events under way': await countRows(em, 'select count(*) as n from log_pending'),
      },
      violations: [
        ...(await findViolations(em, 'places of the log without an event', missingSequencesSql)),
        ...(await findViolations(em, 'events without a place', unsequencedEventsSql)),
        ...(await findViolations(em, 'streams with a version missing', streamGapsSql)),
        ...(await findViolations(em, 'streams whose events are not in their order', streamsOutOfOrderSql)),
      ],
    };
  }
}

const missingSequencesSql = /* sql */ `
  select place from log_head, generate_series(1, log_head.seq) as place
  where not exists (select from log_order o where o.seq = place)`;

const unsequencedEventsSql = /* sql */ `
  select e.type, e.stream from event_log e
  where not exists (select from log_order o where o.position = e.position)
    and not exists (select from log_pending p where p.position = e.position)`;

const streamGapsSql = /* sql */ `
  select stream from event_log group by stream having min(version) <> 1 or max(version) <> count(*)`;

const streamsOutOfOrderSql = /* sql */ `
  select distinct stream from (
    select e.stream, e.version, lag(e.version) over (partition by e.stream order by o.seq) as before
    from event_log e join log_order o using (position)
  ) each where before > version`;
