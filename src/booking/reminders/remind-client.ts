import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { system } from '../../kernel/actor.js';
import type { LocalDateTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { type ClientAddresses, ReminderChannels } from './reminder-channels.js';
import type { ReminderKind } from './reminder-times.js';
import { ClientReminded } from './client-reminded.event-types.js';

/** Reminds a client of a start, once. */
export class RemindClient extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly kind: ReminderKind,
    /** The start, in shop time. */
    readonly start: LocalDateTime,
  ) {
    super();
  }
}

@CommandHandler(RemindClient)
export class RemindClientHandler implements ICommandHandler<RemindClient> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly channels: ReminderChannels,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Sends the reminder from the worker that inserts the row, because workers run at the same time. Does nothing if the
   * booking was moved or cancelled since. If every address was refused, only the row is written: it lists the client
   * for a call.
   */
  execute({ bookingId, kind, start }: RemindClient): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const at = `${start.date} ${start.time}`;
      const [client] = await sql<ClientAddresses>(em, findClientSql, [bookingId, at]);
      const channels = client && (await this.channels.find(em, client));
      if (!channels) return;
      const row = [bookingId, kind, at, channels, this.clock.instant()];
      if ((await sql(em, insertReminderSql, row)).length === 0 || channels.length === 0) return;
      const data = { booking_id: bookingId, kind, ...start, by: channels };
      const stream = randomUUIDv7();
      await this.log.appendChange(em, ClientReminded, stream, data, system);
      await sql(em, noteEventSql, [bookingId, kind, at, stream]);
    });
  }
}

/** Finds and locks the booking until the reminder is written down: nobody moves or cancels it in between. */
const findClientSql = /* sql */ `
  select client_email, client_phone from bookings
  where id = $1 and status = 'confirmed' and booking_date + booking_time = $2::timestamp for share`;

const noteEventSql = /* sql */ `
  update client_reminders set event_id = (select event_id from event_log where stream = $4)
  where booking_id = $1 and kind = $2 and starts_at = $3::timestamp`;

const insertReminderSql = /* sql */ `
  insert into client_reminders (booking_id, kind, starts_at, channels, reminded_at)
  values ($1, $2, $3::timestamp, $4::text[], $5) on conflict do nothing returning booking_id`;
