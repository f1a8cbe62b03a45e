import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { system } from '../../../kernel/actor.js';
import { sql } from '../../../platform/database/sql.js';
import { EventLog } from '../../../platform/event-log/event-log.js';
import type { ReminderReason } from '../../tasks/due-reminders.js';
import { RequestReminderSent } from './reminder.event-types.js';

/** Reminds the shop of a request, once for each reason. */
export class SendRequestReminder extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly reasons: ReminderReason[],
  ) {
    super();
  }
}

@CommandHandler(SendRequestReminder)
export class SendRequestReminderHandler implements ICommandHandler<SendRequestReminder> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
  ) {}

  /** Lets the rows decide between workers that look at the same time: whoever inserted one sends the reminder. */
  execute({ bookingId, reasons }: SendRequestReminder): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const fresh = await sql<{ because: ReminderReason }>(em, insertRemindersSql, [bookingId, reasons]);
      if (fresh.length === 0) return;
      const data = { booking_id: bookingId, because: fresh.map(({ because }) => because) };
      await this.log.appendChange(em, RequestReminderSent, randomUUIDv7(), data, system);
    });
  }
}

const insertRemindersSql = /* sql */ `
  insert into request_reminders (booking_id, because) select $1, unnest($2::text[])
  on conflict do nothing returning because`;
