import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { OwnCalendarAddresses } from './own-calendar-addresses.js';
import { OwnCalendarRemoved } from './own-calendar.event-types.js';

/** Forgets a therapist's own calendar with its busy times; does nothing where there is none. */
export class RemoveOwnCalendar extends Command<void> {
  constructor(
    readonly therapistId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RemoveOwnCalendar)
export class RemoveOwnCalendarHandler implements ICommandHandler<RemoveOwnCalendar> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly addresses: OwnCalendarAddresses,
    private readonly log: EventLog,
  ) {}

  execute({ therapistId, by }: RemoveOwnCalendar): Promise<void> {
    return this.transactions.run(async (tx) => {
      const [removed] = await sql<{ id: string; host: string }>(tx, removeSql, [therapistId]);
      if (!removed) return;
      await this.addresses.forget(tx, removed.id);
      const data = { therapist_id: therapistId, host: removed.host };
      await this.log.appendChange(tx, OwnCalendarRemoved, removed.id, data, by);
    });
  }
}

const removeSql = /* sql */ `delete from own_calendars where therapist_id = $1 returning id, host`;
