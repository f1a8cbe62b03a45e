import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { ChainBroken, ChainCheck, type SealedEntry } from './chain-check.js';
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
  ) {}

  async state(): Promise<ChainStateDto> {
    const [log] = await sql<{ seq: number }>(this.em.fork(), 'select seq::float8 as seq from log_head');
    const head = await this.sealer.head();
    return { sealed_seq: head.seq, head: head.hash, log_seq: log?.seq ?? 0 };
  }

  /** Reckons every seal anew, from the first entry to the head that was sealed last. */
  async check(): Promise<ChainCheckDto> {
    const head = await this.sealer.head();
    const chain = new ChainCheck(head.seq > 0 ? [head] : []);
    try {
      for await (const page of this.pages(head.seq)) for (const entry of page) chain.add(entry);
      return { verified_seq: chain.end().seq, head: head.hash, broken_seq: null, complaint: null };
    } catch (error) {
      if (!(error instanceof ChainBroken)) throw error;
      return { verified_seq: error.seq - 1, head: head.hash, broken_seq: error.seq, complaint: error.message };
    }
  }

  /** The entries up to a place, with their seals. What is missing is missing; nothing is put right here. */
  async *pages(lastSeq: number): AsyncGenerator<SealedEntry[]> {
    let page: SealedEntry[] = [];
    do {
      page = await sql<SealedEntry>(this.em.fork(), pageStatement, [page.at(-1)?.seq ?? 0, lastSeq, batch]);
      yield page;
    } while (page.length === batch);
  }
}

const pageStatement = /* sql */ `
  select ${storedEntryColumns}, encode(s.hash, 'hex') as hash
  from admin_action_logs l left join action_log_seals s using (seq)
  where l.seq > $1 and l.seq <= $2 order by l.seq limit $3`;
