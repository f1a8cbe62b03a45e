import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import { countOf, findViolations } from '../../platform/proof/find-violations.js';
import { type Finding, type OnProgress, type Proof, Proves } from '../../platform/proof/proof.js';
import { ActionLogChain } from './action-log-chain.js';
import { theBeginning } from './chain-check.js';

@Proves('Every event has its entry in the action log, or its delivery under way, and the chain of the entries holds')
export class ActionLogIsComplete implements Proof {
  constructor(private readonly chain: ActionLogChain) {}

  async prove(em: EntityManager, onProgress: OnProgress): Promise<Finding> {
    onProgress('reckoning the chain');
    const { verified_seq, complaint } = await this.chain.check(em, theBeginning);
    const [sealed] = await sql<{ head: string }>(em, `select seq || ':' || encode(hash, 'hex') as head from action_log_head`);
    return {
      counts: {
        entries: await countOf(em, 'select count(*) as n from admin_action_logs'),
        'entries whose seal was reckoned anew': verified_seq,
      },
      evidence: `Head of the action log’s chain: ${sealed!.head}`,
      violations: [
        ...(await findViolations(em, 'events without an entry', withoutEntry)),
        ...(await findViolations(em, 'entries without their event', withoutEvent)),
        ...(complaint ? [complaint] : []),
      ],
    };
  }
}

const withoutEntry = /* sql */ `
  select o.seq, e.type from log_order o join event_log e using (position)
  where not exists (select from admin_action_logs l where l.seq = o.seq and l.id = e.event_id)
    and not exists (select from deliveries d where d.event_id = e.event_id and d.subscriber = 'write-action-log' and d.state <> 'done')`;

const withoutEvent = /* sql */ `
  select l.seq, l.action_type from admin_action_logs l
  where not exists (select from log_order o join event_log e using (position) where o.seq = l.seq and e.event_id = l.id)`;
