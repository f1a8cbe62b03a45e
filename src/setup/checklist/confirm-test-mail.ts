import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { SETUP_STREAM, TestMailReceived } from '../setup.event-types.js';

/** Records that the link in a test mail was followed. @throws NotFoundError when no such mail was sent */
export class ConfirmTestMail extends Command<void> {
  constructor(
    readonly mailId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ConfirmTestMail)
export class ConfirmTestMailHandler implements ICommandHandler<ConfirmTestMail> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  execute({ mailId, by }: ConfirmTestMail): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const rows = await sql<{ type: string }>(em, findSql, [SETUP_STREAM, mailId]);
      if (rows.length === 0) throw new NotFoundError('There is no such test mail');
      if (rows.some(({ type }) => type === 'TestMailReceived')) return;
      await this.log.appendChange(em, TestMailReceived, SETUP_STREAM, { mail_id: mailId }, by);
    });
  }
}

const findSql = /* sql */ `select type from event_log where stream = $1 and data ->> 'mail_id' = $2`;
