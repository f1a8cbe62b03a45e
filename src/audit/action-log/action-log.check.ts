import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import { EventTypeRegistry } from '../../platform/event-log/event-type-registry.js';
import { countRows, findViolations } from '../../platform/integrity/find-violations.js';
import {
  type CheckResult,
  type OnProgress,
  type IntegrityCheck,
  ChecksIntegrity,
} from '../../platform/integrity/integrity-check.js';
import { toPlainDetails } from './entry-details.js';
import { ActionLogChain } from '../hash-chain/action-log-chain.js';
import { GENESIS_HEAD } from '../hash-chain/chain-verifier.js';

@ChecksIntegrity(
  'Every event has its entry in the action log, or its delivery under way, says what the entry says, and the chain of the entries holds',
)
export class ActionLogCheck implements IntegrityCheck {
  constructor(
    private readonly chain: ActionLogChain,
    private readonly eventTypes: EventTypeRegistry,
  ) {}

  async run(em: EntityManager, onProgress: OnProgress): Promise<CheckResult> {
    onProgress('recomputing the chain');
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
        ...(await this.findChangedEvents(em)),
        ...(complaint ? [complaint] : []),
      ],
    };
  }

  /**
   * Finds entries that differ from their events. A person who changes an event and rebuilds the tables from it leaves
   * the entry unchanged, because the chain protects it.
   */
  private findChangedEvents(em: EntityManager): Promise<string[]> {
    const details = this.eventTypes
      .names()
      .flatMap((type) => toPlainDetails(this.eventTypes.get(type).details).map((detail) => ({ type, ...detail })));
    return findViolations(em, 'events that differ from their entry', changedEventsSql, [
      details.map(({ type }) => type),
      details.map(({ detail }) => detail),
      details.map(({ name }) => name),
    ]);
  }
}

const eventsWithoutEntrySql = /* sql */ `
  select o.seq, e.type from log_order o join event_log e using (position)
  where not exists (select from admin_action_logs l where l.seq = o.seq and l.id = e.event_id)
    and not exists (select from deliveries d where d.event_id = e.event_id and d.subscriber = 'write-action-log' and d.state <> 'done')`;

const entriesWithoutEventSql = /* sql */ `
  select l.seq, l.action_type from admin_action_logs l
  where not exists (select from log_order o join event_log e using (position) where o.seq = l.seq and e.event_id = l.id)`;

/**
 * Compares only the details that an entry has: one of an older version of the product may lack details of today's type.
 */
const changedEventsSql = /* sql */ `
  with details as materialized (
    select type, array_agg(detail) as names, array_agg(name) as sources
    from unnest($1::text[], $2::text[], $3::text[]) as each (type, detail, name) group by type
  )
  select l.seq, e.type from admin_action_logs l join event_log e on e.event_id = l.id left join details d using (type)
  where l.created_at is distinct from date_trunc('milliseconds', e.occurred_at)
    or l.actor_kind is distinct from e.actor_kind
    or l.admin_email is distinct from case when e.actor_kind in ('user', 'key') then e.actor_email end
    or exists (
      select from unnest(d.names, d.sources) as each (name, source)
      where l.details ? name and l.details -> name <> coalesce(e.data -> source, 'null'))`;
