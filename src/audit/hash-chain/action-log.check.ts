import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import { countRows, findViolations } from '../../platform/integrity/find-violations.js';
import {
  type CheckResult,
  type OnProgress,
  type IntegrityCheck,
  ChecksIntegrity,
} from '../../platform/integrity/integrity-check.js';
import { ActionLogChain } from './action-log-chain.js';
import { GENESIS_HEAD } from './chain-verifier.js';

@ChecksIntegrity(
  'Every event has its entry in the action log, or its delivery under way, and the chain of the entries holds',
)
export class ActionLogCheck implements IntegrityCheck {
  constructor(private readonly chain: ActionLogChain) {}

  async run(em: EntityManager, onProgress: OnProgress): Promise<CheckResult> {
    onProgress('reckoning the chain');
    const { verified_seq, complaint } = await this.chain.check(em, GENESIS_HEAD);
    const [head] = await sql<{ head: string }>(
      em,
      `select seq || ':' || encode(hash, 'hex') as head from action_log_head`,
    );
    return {
      counts: {
        entries: await countRows(em, 'select count(*) as n from admin_action_logs'),
        'entries whose hash was recomputed': verified_seq,
      },
      evidence: `Head of the action log’s chain: ${head!.head}`,
      violations: [
        ...(await findViolations(em, 'events without an entry', eventsWithoutEntrySql)),
        ...(await findViolations(em, 'entries without their event', entriesWithoutEventSql)),
        ...(complaint ? [complaint] : []),
      ],
    };
  }
}

const eventsWithoutEntrySql = /* sql */ `
  select o.seq, e.type from log_order o join event_log e using (position)
  where not exists (select from admin_action_logs l where l.seq = o.seq and l.id = e.event_id)
    and not exists (select from deliveries d where d.event_id = e.event_id and d.subscriber = 'write-action-log' and d.state <> 'done')`;

const entriesWithoutEventSql = /* sql */ `
  select l.seq, l.action_type from admin_action_logs l
  where not exists (select from log_order o join event_log e using (position) where o.seq = l.seq and e.event_id = l.id)`;
