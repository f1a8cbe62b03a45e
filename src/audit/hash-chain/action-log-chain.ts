import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import {
  ChainIntegrityError,
  ChainVerifier,
  type ChainHead,
  type HashedEntry,
  GENESIS_HEAD,
} from './chain-verifier.js';
import type { ChainCheckDto, ChainStateDto } from './chain.dto.js';
import { ExtendHashChain } from './extend-hash-chain.task.js';
import { storedEntryColumns } from './entry-hash.js';

const BATCH_SIZE = 1_000;

/** The hashed part of the action log, read from the database. */
@Injectable()
export class ActionLogChain {
  constructor(
    private readonly em: EntityManager,
    private readonly hashChain: ExtendHashChain,
    private readonly clock: ShopClock,
  ) {}

  async state(): Promise<ChainStateDto> {
    const head = await this.hashChain.head();
    const [row] = await sql<StateRow>(this.em.fork(), selectStateSql);
    const { checked_ms, ...state } = row!;
    const checked_at_local = checked_ms === null ? null : this.clock.formatTimestamp(new Date(checked_ms));
    return { sealed_seq: head.seq, head: head.hash, ...state, checked_at_local };
  }

  /**
   * Recomputes the hashes up to the current head.
   * @param trusted the head up to which an earlier check found everything intact
   * @param after the head to start behind. If the chain is shorter than that, all of it is checked.
   */
  async check(em: EntityManager, trusted: ChainHead, after = GENESIS_HEAD): Promise<ChainCheckDto> {
    const head = await this.hashChain.head(em);
    const first = after.seq > head.seq ? GENESIS_HEAD : after;
    try {
      const chain = new ChainVerifier([head, trusted], first);
      for await (const page of this.pages(head.seq, em, first.seq)) for (const entry of page) chain.verify(entry);
      return { verified_seq: chain.finish().seq, head: head.hash, broken_seq: null, complaint: null };
    } catch (error) {
      if (!(error instanceof ChainIntegrityError)) throw error;
      return { verified_seq: error.seq - 1, head: head.hash, broken_seq: error.seq, complaint: error.message };
    }
  }

  /** Yields the entries up to `lastSeq` with their hashes, as stored. Gaps are passed on for the verifier to find. */
  async *pages(lastSeq: number, em = this.em.fork(), after = 0): AsyncGenerator<HashedEntry[]> {
    let page: HashedEntry[] = [];
    do {
      page = await sql<HashedEntry>(em, selectPageSql, [page.at(-1)?.seq ?? after, lastSeq, BATCH_SIZE]);
      yield page;
    } while (page.length === BATCH_SIZE);
  }
}

type StateRow = Omit<ChainStateDto, 'sealed_seq' | 'head' | 'checked_at_local'> & { checked_ms: number | null };

const selectStateSql = /* sql */ `
  select l.seq::float8 as log_seq, c.seq::float8 as verified_seq, c.broken_seq::float8 as broken_seq, c.complaint,
    (extract(epoch from c.checked_at) * 1000)::float8 as checked_ms
  from log_head l, action_log_check c`;

/**
 * The hash comes from a subquery: PostgreSQL would plan a join over a long log as a scan of all hashes for every
 * page.
 */
const selectPageSql = /* sql */ `
  select ${storedEntryColumns}, (select encode(s.hash, 'hex') from action_log_seals s where s.seq = l.seq) as hash
  from admin_action_logs l
  where l.seq > $1 and l.seq <= $2 order by l.seq limit $3`;
