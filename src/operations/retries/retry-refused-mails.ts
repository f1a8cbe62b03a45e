import { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { reopenAllRefused } from '../../platform/deliveries/reopen-refused.js';

/**
 * Retries all mails that the mail server refused and that nobody has dismissed, for example after it had blocked the
 * shop by mistake. Leaves out those over the limit of an address. The shop's state does not change, so no event is
 * appended.
 */
export class RetryRefusedMails extends Command<void> {}

@CommandHandler(RetryRefusedMails)
export class RetryRefusedMailsHandler implements ICommandHandler<RetryRefusedMails> {
  private readonly logger = new Logger('Retries');

  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<void> {
    const count = await reopenAllRefused(this.em.fork());
    this.logger.log({ count }, 'Refused deliveries are tried again by hand');
  }
}
