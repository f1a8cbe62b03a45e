import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ClientSeparator } from '../../../clients/index.js';
import type { Actor } from '../../../kernel/actor.js';
import { sql } from '../../../platform/database/sql.js';
import { BookingRepository } from '../../booking.repository.js';
import { giveToClient } from '../../domain/client/give-to-client.js';
import { changeWaitingClient } from '../../waiting-list/domain/waiting-entry.decide.js';
import { WaitingListRepository } from '../../waiting-list/waiting-list.repository.js';

/**
 * Makes those of one name a client of their own, where two people have shared a record: their bookings and places on the
 * waiting list go along, notes and alert stay. Returns the id of the client.
 * @throws NotFoundError when the client does not have the name, or no other
 */
export class SeparateClient extends Command<string> {
  constructor(
    readonly clientId: string,
    readonly name: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(SeparateClient)
export class SeparateClientHandler implements ICommandHandler<SeparateClient> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly entries: WaitingListRepository,
    private readonly clients: ClientSeparator,
  ) {}

  async execute({ clientId, name, by }: SeparateClient): Promise<string> {
    let separateId = '';
    await this.bookings.changeAll(
      by,
      async (tx) => {
        const separation = await this.clients.separate(tx, clientId, name, by);
        separateId = separation.separateId;
        const of = [separation.ids.filter((id) => id !== separateId), name];
        const entries = await sql<{ id: string }>(tx, entriesSql, of);
        const ids = entries.map(({ id }) => id);
        await this.entries.changeAll(tx, ids, by, () => changeWaitingClient(separateId));
        return (await sql<{ id: string }>(tx, bookingsSql, of)).map(({ id }) => id);
      },
      () => giveToClient(separateId),
    );
    return separateId;
  }
}

const ofNameSql = /* sql */ `client_id = any ($1::uuid[])
  and identity_key('name', first_name || ' ' || last_name) = identity_key('name', $2) and first_name <> ''`;

const bookingsSql = /* sql */ `select id from bookings where ${ofNameSql} order by id`;

const entriesSql = /* sql */ `select id from waiting_list where ${ofNameSql} order by id`;
