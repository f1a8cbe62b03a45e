import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError, NotFoundError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { SchedulingConfig } from '../scheduling.config.js';
import { OwnCalendarAddresses } from './own-calendar-addresses.js';
import { OwnCalendarConnected } from './own-calendar.event-types.js';
import { parseCalendarAddress } from './own-calendar-address.js';

/** Number of characters at the end of an address by which its owner knows it again. */
const ENDING_LENGTH = 4;

/**
 * Connects the calendar behind a secret address with a therapist; another one that they had is forgotten with its busy
 * times.
 * @throws InvalidInputError naming `url`, NotFoundError for a therapist who does not work here, BusinessRuleError
 *   `any-available-fixed`
 */
export class ConnectOwnCalendar extends Command<void> {
  constructor(
    readonly therapistId: string,
    readonly url: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ConnectOwnCalendar)
export class ConnectOwnCalendarHandler implements ICommandHandler<ConnectOwnCalendar> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly addresses: OwnCalendarAddresses,
    private readonly log: EventLog,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly scheduling: SchedulingConfig,
  ) {}

  async execute({ therapistId, url, by }: ConnectOwnCalendar): Promise<void> {
    const allowsPrivate = this.scheduling.CALENDARS_FROM_PRIVATE_ADDRESSES === 'true';
    const address = parseCalendarAddress(url, { allowsPrivate, shopUrl: this.config.PUBLIC_URL });
    const id = randomUUIDv7();
    await this.transactions.run(async (tx) => {
      const [therapist] = await sql<Therapist>(tx, lockTherapistSql, [therapistId]);
      if (therapist?.isUnassigned)
        throw new BusinessRuleError('any-available-fixed', 'Any Available cannot be changed');
      if (!therapist?.isActive) throw new NotFoundError('There is no such therapist');
      const [former] = await sql<{ id: string }>(tx, removeSql, [therapistId]);
      if (former) await this.addresses.forget(tx, former.id);
      const sealed = await this.addresses.seal(tx, id, address.href);
      const ending = address.href.slice(-ENDING_LENGTH);
      await sql(tx, insertSql, [id, therapistId, address.host, ending, sealed, this.clock.now()]);
      const data = { therapist_id: therapistId, host: address.host };
      await this.log.appendChange(tx, OwnCalendarConnected, id, data, by);
    });
  }
}

interface Therapist {
  isActive: boolean;
  isUnassigned: boolean;
}

const lockTherapistSql = /* sql */ `
  select is_active as "isActive", is_unassigned as "isUnassigned" from therapists where id = $1 for no key update`;

const removeSql = /* sql */ `delete from own_calendars where therapist_id = $1 returning id`;

const insertSql = /* sql */ `
  insert into own_calendars (id, therapist_id, host, ending, sealed_address, created_at) values ($1, $2, $3, $4, $5, $6)`;
