import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { system } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { NightlyProofs } from '../../platform/integrity/nightly-proof.js';
import { ExtendHashChain } from '../hash-chain/extend-hash-chain.task.js';
import { HeadMailed } from '../audit.event-types.js';
import { HEAD_MAIL } from './change-head-mail.js';

/** Shop-local time of the daily mail: after the night's verification, when people read their mail. */
const DAILY_AT = '07:00';

/** Sends the head of the chain by mail, once a day across all machines. */
export class MailHeadDaily extends Command<void> {}

@CommandHandler(MailHeadDaily)
export class MailHeadDailyHandler implements ICommandHandler<MailHeadDaily> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly hashChain: ExtendHashChain,
    private readonly proofs: NightlyProofs,
    private readonly clock: ShopClock,
  ) {}

  /** Takes the day in the transaction: if two workers run at once, the second finds it already taken. */
  async execute(): Promise<void> {
    const { date, time } = this.clock.now();
    if (time < DAILY_AT) return;
    await this.em.fork().transactional(async (em) => {
      const [due] = await sql<{ address: string }>(em, takeDaySql, [date]);
      const { seq, hash } = await this.hashChain.head(em);
      if (!due || seq === 0) return;
      const proofs = (await this.proofs.latest()).map(({ name, day, text, complaints }) => ({
        name,
        text: `${text} (${day})${complaints.map((complaint) => `. ${complaint.text}`).join('')}`,
      }));
      const data = { address: due.address, seq, hash, proofs };
      await this.log.appendChange(em, HeadMailed, HEAD_MAIL.stream, data, system);
    });
  }
}

const takeDaySql = /* sql */ `
  update action_log_head_mail set last_date = $1::date
  where address is not null and (last_date is null or last_date < $1::date) returning address`;
