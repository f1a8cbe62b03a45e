import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { system } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { ActionLogTamperingDetected } from '../audit.event-types.js';
import { ActionLogChain } from './action-log-chain.js';
import type { ChainCheckDto } from './chain.dto.js';

export interface LastVerification {
  /** Entries up to this one were intact. */
  seq: number;
  hash: string;
  all_checked_ms: number | null;
  complaint: string | null;
}

/** Verifies the hash chain, stores the result, and raises an alarm once for each distinct failure. */
@Injectable()
export class ActionLogVerification {
  private readonly logger = new Logger('ActionLog');

  constructor(
    private readonly chain: ActionLogChain,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  /**
   * @param last the previous result, locked by the caller's transaction
   * @param isFull whether to verify every entry instead of those added since `last`
   */
  async verify(em: EntityManager, last: LastVerification, isFull: boolean): Promise<ChainCheckDto> {
    const trusted = { seq: last.seq, hash: last.hash };
    const found = await this.chain.check(em, trusted, isFull ? undefined : trusted);
    const { verified_seq, head, broken_seq, complaint } = found;
    const verified = complaint === null ? { seq: verified_seq, hash: head } : trusted;
    await sql(em, recordSql, [verified.seq, verified.hash, this.clock.instant(), isFull, broken_seq, complaint]);
    if (complaint === null) this.logger.log({ ...verified, all: isFull }, 'Action log verified');
    else this.logger.error({ broken_seq, verified_seq, complaint }, 'The action log does not hold');
    if (complaint !== null && broken_seq !== null && complaint !== last.complaint) {
      const data = { broken_seq, complaint, verified_seq };
      await this.log.appendChange(em, ActionLogTamperingDetected, randomUUIDv7(), data, system);
    }
    return found;
  }
}

/**
 * Locks the row of the last verification. With a time as `$1` it returns no row if the last one is younger, or if
 * another process holds the lock; with null it waits for the lock.
 */
export const lockLastVerificationSql = /* sql */ `
  select seq::float8 as seq, encode(hash, 'hex') as hash, complaint,
    (extract(epoch from all_checked_at) * 1000)::float8 as all_checked_ms
  from lock_action_log_check($1)`;

const recordSql = /* sql */ `select record_action_log_check($1, decode($2, 'hex'), $3, $4, $5, $6)`;
