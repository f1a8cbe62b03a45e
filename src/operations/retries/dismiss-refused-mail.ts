import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotFoundError } from '../../kernel/errors.js';
import { sql } from '../../platform/database/sql.js';

/**
 * Removes a refused mail from the status page; the booking's history keeps it. The shop's state does not change, so no
 * event is appended.
 * @throws NotFoundError when it is not refused, or was dismissed before
 */
export class DismissRefusedMail extends Command<void> {
  constructor(
    readonly subscriber: string,
    readonly eventId: string,
  ) {
    super();
  }
}

@CommandHandler(DismissRefusedMail)
export class DismissRefusedMailHandler implements ICommandHandler<DismissRefusedMail> {
  constructor(private readonly em: EntityManager) {}

  async execute({ subscriber, eventId }: DismissRefusedMail): Promise<void> {
    const dismissed = await sql(this.em.fork(), dismissSql, [subscriber, eventId]);
    if (dismissed.length === 0) throw new NotFoundError('This is not refused any more');
  }
}

const dismissSql = /* sql */ `
  update deliveries set dismissed_at = now()
  where subscriber = $1 and event_id = $2 and refusal is not null and dismissed_at is null returning event_id`;
