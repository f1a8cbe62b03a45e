import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { ChainBroken, ChainCheck, type Head, type SealedEntry, theBeginning } from './chain-check.js';
import type { ChainCheckDto, ChainStateDto } from './chain.dto.js';
import { SealActionLog } from './seal-action-log.js';
import { storedEntryColumns } from './seal.js';

const batch = 1_000;

/** The sealed part of the action log, as it stands in the database. */
@Injectable()
export class ActionLogChain {
  constructor(
    private readonly em: EntityManager,
    private readonly sealer: SealActionLog,
    private readonly clock: ShopClock,
  ) {}

  async state(): Promise<ChainStateDto> {
    const head = await this.sealer.head();
    const [row] = await sql<StateRow>(this.em.fork(), stateStatement);
    const { checked_ms, ...state } = row!;
    const checked_at_local = checked_ms === null ? null : this.clock.stampOf(new Date(checked_ms));
    return { sealed_seq: head.seq, head: head.hash, ...state, checked_at_local };
  }

  /**
   * Reckons seals anew up to the head that was sealed last.
   * @param known up to where everything was found whole before
   * @param after behind which place to begin; everything is looked at when the log does not even reach it
   */
  async check(em: EntityManager, known: Head, after = theBeginning): Promise<ChainCheckDto> {
    const head = await this.sealer.head(em);
    const first = after.seq > head.seq ? theBeginning : after;
    try {
      const chain = new ChainCheck([head, known], first);
      for await (const page of this.pages(head.seq, em, first.seq)) for (const entry of page) chain.add(entry);
      return { verified_seq: chain.end().seq, head: head.hash, broken_seq: null, complaint: null };
    } catch (error) {
      if (!(error instanceof ChainBroken)) throw error;
      return { verified_seq: error.seq - 1, head: head.hash, broken_seq: error.seq, complaint: error.message };
    }
  }

  /** The entries up to a place, with their seals. What is missing is missing; nothing is put right here. */
  async *pages(lastSeq: number, em = this.em.fork(), after = 0): AsyncGenerator<SealedEntry[]> {
    let page: SealedEntry[] = [];
    do {
      page = await sql<SealedEntry>(em, pageStatement, [page.at(-1)?.seq ?? after, lastSeq, batch]);
      yield page;
    } while (page.length === batch);
  }
}

type StateRow = Omit<ChainStateDto, 'sealed_seq' | 'head' | 'checked_at_local'> & { checked_ms: number | null };

const stateStatement = /* sql */ `
  select l.seq::float8 as log_seq, c.seq::float8 as verified_seq, c.broken_seq::float8 as broken_seq, c.complaint,
    (extract(epoch from c.checked_at) * 1000)::float8 as checked_ms
  from log_head l, action_log_check c`;

/** Each seal is looked up by itself: a join of a long log is planned as a pass over all seals, for every page. */
const pageStatement = /* sql */ `
  select ${storedEntryColumns}, (select encode(s.hash, 'hex') from action_log_seals s where s.seq = l.seq) as hash
  from admin_action_logs l
  where l.seq > $1 and l.seq <= $2 order by l.seq limit $3`;
