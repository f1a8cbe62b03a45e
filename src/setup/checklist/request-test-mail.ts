import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { EventRecorder } from '../../platform/event-log/event-recorder.js';
import { SETUP_STREAM, TestMailRequested } from '../setup.event-types.js';

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
  constructor(private readonly events: EventRecorder) {}

  execute({ email, by }: RequestTestMail): Promise<void> {
    return this.events.record(TestMailRequested, { email, mail_id: randomUUID() }, by, SETUP_STREAM);
  }
}
