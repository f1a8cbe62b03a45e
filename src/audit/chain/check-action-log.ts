import { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { addDays, ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { system } from '../../platform/event-store/actor.js';
import { EventLog } from '../../platform/event-store/event-log.js';
import { type Chore, EveryMinute } from '../../platform/jobs/chore.js';
import { ActionLogChain } from './action-log-chain.js';
import type { ChainCheckDto } from './chain.dto.js';

/** Shop-local; the shop is closed and nobody waits. */
const atNight = '03:00';

/** Days after which everything is looked at again, and not only what came since. */
const daysBetweenAll = 7;

interface LastCheck {
  /** Up to here the chain was whole. */
  seq: number;
  hash: string;
  all_checked_ms: number | null;
  complaint: string | null;
}

/** Checks the chain every night, and on request; remembers what came of it, and raises the alarm once for each complaint. */
@EveryMinute()
export class CheckActionLog implements Chore {
  private readonly logger = new Logger('ActionLog');

  constructor(
    private readonly em: EntityManager,
    private readonly chain: ActionLogChain,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  /** Looks at what came since the last time, once a week at everything. One worker does it for all. */
  async run(): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const [last] = await sql<LastCheck>(em, `${lastCheck} ${whenDue}`, [this.lastNight()]);
      if (last) await this.check(em, last, this.isAllDue(last));
    });
  }

  /** Looks at everything, now. */
  checkAll(): Promise<ChainCheckDto> {
    return this.em.fork().transactional(async (em) => {
      const [last] = await sql<LastCheck>(em, `${lastCheck} for update`);
      return this.check(em, last!, true);
    });
  }

  private async check(em: EntityManager, last: LastCheck, isAll: boolean): Promise<ChainCheckDto> {
    const known = { seq: last.seq, hash: last.hash };
    const found = await this.chain.check(em, known, isAll ? undefined : known);
    const { verified_seq, head, broken_seq, complaint } = found;
    const whole = complaint === null ? { seq: verified_seq, hash: head } : known;
    await sql(em, noteCheck, [whole.seq, whole.hash, this.clock.instant(), isAll, broken_seq, complaint]);
    if (complaint === null) this.logger.log({ ...whole, all: isAll }, 'Action log verified');
    else this.logger.error({ broken_seq, verified_seq, complaint }, 'The action log does not hold');
    if (complaint !== null && complaint !== last.complaint) {
      const data = { broken_seq, complaint, verified_seq };
      await this.log.appendFacts(em, [{ stream: randomUUIDv7(), type: 'ActionLogFoundBroken', data }], system);
    }
    return found;
  }

  private isAllDue({ all_checked_ms }: LastCheck): boolean {
    const { date } = this.clock.now();
    const night = this.clock.instantOf({ date: addDays(date, 1 - daysBetweenAll), time: '00:00' });
    return all_checked_ms === null || all_checked_ms < night.getTime();
  }

  /** The night that came last; it has begun. */
  private lastNight(): Date {
    const { date, time } = this.clock.now();
    return this.clock.instantOf({ date: time < atNight ? addDays(date, -1) : date, time: atNight });
  }
}

const lastCheck = /* sql */ `
  select seq::float8 as seq, encode(hash, 'hex') as hash, complaint,
    (extract(epoch from all_checked_at) * 1000)::float8 as all_checked_ms
  from action_log_check`;

const whenDue = /* sql */ `where checked_at is null or checked_at < $1 for update skip locked`;

const noteCheck = /* sql */ `
  update action_log_check set seq = $1, hash = decode($2, 'hex'), checked_at = $3, broken_seq = $5, complaint = $6,
    all_checked_at = case when $4 then $3 else all_checked_at end`;
