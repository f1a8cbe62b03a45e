import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { SETUP_STREAM } from '../setup.event-types.js';

/** Has a mail sent to an admin's own address, to see whether mails arrive. */
export class RequestTestMail extends Command<void> {
  constructor(
    readonly email: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RequestTestMail)
export class RequestTestMailHandler implements ICommandHandler<RequestTestMail> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  async execute({ email, by }: RequestTestMail): Promise<void> {
    const event = { stream: SETUP_STREAM, type: 'TestMailRequested', data: { email, mail_id: randomUUID() } };
    await this.em.fork().transactional((em) => this.log.appendChangeEvents(em, [event], by));
  }
}
