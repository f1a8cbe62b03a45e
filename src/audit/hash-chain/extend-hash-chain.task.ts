import { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { type ScheduledTask, RunsEvery } from '../../platform/scheduler/scheduled-task.js';
import type { ChainHead } from './chain-verifier.js';
import { entryHash, type StoredEntry, storedEntryColumns } from './entry-hash.js';

const BATCH_SIZE = 500;

/**
 * Hashes the entries of the action log in sequence order. Entries are written by parallel jobs, so the chain stops at
 * the first entry that is still missing, or that does not belong to the event with its sequence number.
 */
@RunsEvery({ name: 'extend-hash-chain', everyMs: 1_000 })
export class ExtendHashChain implements ScheduledTask {
  private readonly logger = new Logger('ActionLog');

  constructor(private readonly em: EntityManager) {}

  /** Hashes all entries that are ready. */
  async run(): Promise<void> {
    let added = await this.extendByBatch();
    if (added === 0) return;
    while (added === BATCH_SIZE) added = await this.extendByBatch();
    const { seq, hash } = await this.head();
    // Publishes the head in the process's log, a copy outside the database.
    this.logger.log({ seq, hash }, 'Action log sealed');
  }

  async head(em = this.em.fork()): Promise<ChainHead> {
    const [head] = await sql<ChainHead>(em, selectHeadSql);
    return head!;
  }

  private async extendByBatch(): Promise<number> {
    const [waiting] = await sql<{ some: boolean }>(this.em.fork(), hasNextEntrySql);
    if (!waiting?.some) return 0;
    return this.em.fork().transactional(async (em) => {
      // A separate statement: after waiting for the lock, the next statement has a fresh snapshot and sees what the
      // other process hashed.
      const [head] = await sql<{ seq: bigint; hash: Buffer }>(em, 'select seq, hash from lock_action_log_head()');
      const entries = await sql<StoredEntry>(em, nextEntriesSql, [head!.seq, BATCH_SIZE]);
      const gap = entries.findIndex(({ seq }, offset) => seq !== Number(head!.seq) + 1 + offset);
      const next = gap < 0 ? entries : entries.slice(0, gap);
      let hash = head!.hash;
      const hashes = next.map((entry) => (hash = entryHash(hash, entry)));
      if (hashes.length > 0) await sql(em, 'select seal_action_log($1::bytea[])', [hashes]);
      return next.length;
    });
  }
}

const selectHeadSql = /* sql */ `select seq::float8 as seq, encode(hash, 'hex') as hash from action_log_head`;

const hasNextEntrySql = /* sql */ `
  select exists (select from admin_action_logs where seq = (select seq + 1 from action_log_head)) as some`;

/**
 * Selects a range of sequence numbers instead of using LIMIT: the row estimate of the join then stays small while the
 * log grows.
 */
const nextEntriesSql = /* sql */ `
  select ${storedEntryColumns} from admin_action_logs l
  join log_order o using (seq) join event_log e on e.position = o.position and e.event_id = l.id
  where l.seq > $1::bigint and l.seq <= $1::bigint + $2 order by l.seq`;
