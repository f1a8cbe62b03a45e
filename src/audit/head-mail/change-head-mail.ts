import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventLog, VersionConflictError } from '../../platform/event-log/event-log.js';
import { sql } from '../../platform/database/sql.js';
import type { RecurringMail } from '../../platform/mail/recurring/recurring-mail.query.js';

/** The table that stores the address of the daily mail. */
export const HEAD_MAIL: RecurringMail = { table: 'action_log_head_mail', lastColumn: 'last_date' };

/** The stream of the events about the head of the chain. */
export const HEAD_STREAM = 'a0d17000-0000-4000-8000-000000000001';

/**
 * Sets the address to which the head of the chain is mailed every day; null for none.
 * @throws VersionConflictError when somebody else has changed it since
 */
export class ChangeHeadMail extends Command<void> {
  constructor(
    readonly address: string | null,
    readonly version: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeHeadMail)
export class ChangeHeadMailHandler implements ICommandHandler<ChangeHeadMail> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  execute({ address, version, by }: ChangeHeadMail): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const [before] = await sql<{ address: string | null; version: number }>(em, lockSql);
      if (before!.version !== version) throw new VersionConflictError(HEAD_STREAM);
      if (before!.address === address) return;
      await sql(em, 'update action_log_head_mail set address = $1, version = version + 1', [address]);
      const data = { address, previous_address: before!.address };
      await this.log.appendChangeEvents(em, [{ stream: HEAD_STREAM, type: 'HeadMailChanged', data }], by);
    });
  }
}

const lockSql = /* sql */ `select address, version from action_log_head_mail for update`;
