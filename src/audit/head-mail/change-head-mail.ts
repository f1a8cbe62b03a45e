import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { sql } from '../../platform/database/sql.js';
import { lockRecurringMail, type RecurringMail } from '../../platform/mail/recurring/recurring-mail.js';
import { HeadMailChanged } from '../audit.event-types.js';

/** The daily mail with the head of the chain. */
export const HEAD_MAIL: RecurringMail = {
  table: 'action_log_head_mail',
  lastColumn: 'last_date',
  stream: 'a0d17000-0000-4000-8000-000000000001',
};

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
      const before = await lockRecurringMail(em, HEAD_MAIL, version);
      if (before === address) return;
      await sql(em, 'update action_log_head_mail set address = $1, version = version + 1', [address]);
      const data = { address, previous_address: before };
      await this.log.appendChange(em, HeadMailChanged, HEAD_MAIL.stream, data, by);
    });
  }
}
