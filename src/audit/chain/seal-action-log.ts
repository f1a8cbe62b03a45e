import { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { type Chore, EverySecond } from '../../platform/jobs/chore.js';
import type { Head } from './chain-check.js';
import { sealOf, type StoredEntry, storedEntryColumns } from './seal.js';

const batch = 500;

/**
 * Seals entries in the log's order. They are written by jobs that overtake each other, so it stops where the next one is
 * still to come, and where an entry does not belong to the event of its place.
 */
@EverySecond()
export class SealActionLog implements Chore {
  private readonly logger = new Logger('ActionLog');

  constructor(private readonly em: EntityManager) {}

  /** Seals what can be sealed. */
  async run(): Promise<void> {
    let sealed = await this.step();
    if (sealed === 0) return;
    while (sealed === batch) sealed = await this.step();
    const { seq, hash } = await this.head();
    // The process's log is a place to publish heads: it leaves the house by another way than the database.
    this.logger.log({ seq, hash }, 'Action log sealed');
  }

  async head(em = this.em.fork()): Promise<Head> {
    const [head] = await sql<Head>(em, headStatement);
    return head!;
  }

  private async step(): Promise<number> {
    const [waiting] = await sql<{ some: boolean }>(this.em.fork(), waitingStatement);
    if (!waiting?.some) return 0;
    return this.em.fork().transactional(async (em) => {
      // A statement of its own: whoever had to wait here sees in the next one what the other has sealed.
      const [head] = await sql<{ seq: bigint; hash: Buffer }>(em, 'select seq, hash from action_log_head for update');
      const entries = await sql<StoredEntry>(em, nextStatement, [head!.seq, batch]);
      const gap = entries.findIndex(({ seq }, place) => seq !== Number(head!.seq) + 1 + place);
      const next = gap < 0 ? entries : entries.slice(0, gap);
      let seal = head!.hash;
      const seals = next.map((entry) => (seal = sealOf(seal, entry)));
      if (seals.length > 0) await sql(em, sealStatement, [next.map(({ seq }) => seq), seals]);
      return next.length;
    });
  }
}

const headStatement = /* sql */ `select seq::float8 as seq, encode(hash, 'hex') as hash from action_log_head`;

const waitingStatement = /* sql */ `
  select exists (select from admin_action_logs where seq = (select seq + 1 from action_log_head)) as some`;

/** No limit, but the places that are next: what the planner expects of a join then does not grow with the log. */
const nextStatement = /* sql */ `
  select ${storedEntryColumns} from admin_action_logs l
  join log_order o using (seq) join event_log e on e.position = o.position and e.event_id = l.id
  where l.seq > $1::bigint and l.seq <= $1::bigint + $2 order by l.seq`;

const sealStatement = /* sql */ `
  with sealed as (
    insert into action_log_seals (seq, hash) select * from unnest($1::bigint[], $2::bytea[]) returning seq, hash
  )
  update action_log_head h set (seq, hash) = (select seq, hash from sealed order by seq desc limit 1)`;
