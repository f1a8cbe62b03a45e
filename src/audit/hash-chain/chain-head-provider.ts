import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import type { ChainHeadSource, EntryHash, PublishedHead } from '../../platform/event-log/chain-head.js';
import { ExtendHashChain } from './extend-hash-chain.task.js';

/** Provides the head of the chain to commands that print it, and the hashes of single entries. */
@Injectable()
export class ChainHeadProvider implements ChainHeadSource {
  constructor(
    private readonly em: EntityManager,
    private readonly chain: ExtendHashChain,
  ) {}

  head(): Promise<PublishedHead> {
    return this.chain.head();
  }

  async findHash(eventId: string): Promise<EntryHash | null> {
    const [hashed] = await sql<EntryHash>(this.em.fork(), hashSql, [eventId]);
    return hashed ?? null;
  }
}

const hashSql = /* sql */ `
  select s.seq::float8 as seq, encode(s.hash, 'hex') as hash
  from event_log e join log_order o using (position) join action_log_seals s using (seq) where e.event_id = $1`;
