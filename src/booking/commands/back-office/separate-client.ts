import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ClientSeparator, NoteMover } from '../../../clients/index.js';
import type { Actor } from '../../../kernel/actor.js';
import { sql } from '../../../platform/database/sql.js';
import { BookingRepository } from '../../booking.repository.js';
import { giveToClient } from '../../domain/client/give-to-client.js';
import { changeWaitingClient } from '../../waiting-list/domain/waiting-entry.decide.js';
import { WaitingListRepository } from '../../waiting-list/waiting-list.repository.js';

/**
 * Makes those of one name a client of their own, where two people have shared a record: their bookings and places on the
 * waiting list go along, and the notes that are named. Returns the id of the client.
 * @throws NotFoundError when the client does not have the name, or no other; InvalidInputError on `notes`
 */
export class SeparateClient extends Command<string> {
  constructor(
    readonly clientId: string,
    readonly name: string,
    /** The notes that go along, and whether both have the alert from then on. */
    readonly takes: { noteIds: readonly string[]; alert: boolean },
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
    private readonly notes: NoteMover,
  ) {}

  async execute({ clientId, name, takes, by }: SeparateClient): Promise<string> {
    let separateId = '';
    let from: string[] = [];
    await this.bookings.changeAll(
      by,
      async (tx) => {
        const separation = await this.clients.separate(tx, clientId, name, by);
        separateId = separation.separateId;
        from = separation.ids.filter((id) => id !== separateId);
        const of = [from, name];
        const entries = await sql<{ id: string }>(tx, entriesSql, of);
        const ids = entries.map(({ id }) => id);
        await this.entries.changeAll(tx, ids, by, () => changeWaitingClient(separateId));
        return (await sql<{ id: string }>(tx, bookingsSql, of)).map(({ id }) => id);
      },
      () => giveToClient(separateId),
      // The client is known by their bookings now, so that a record can be created.
      async (tx) => {
        await this.notes.move(tx, { from, to: separateId, noteIds: takes.noteIds }, by);
        if (takes.alert) await this.clients.copyAlert(tx, from[0]!, separateId, by);
      },
    );
    return separateId;
  }
}

const ofNameSql = /* sql */ `client_id = any ($1::uuid[])
  and identity_key('name', first_name || ' ' || last_name) = identity_key('name', $2) and first_name <> ''`;

const bookingsSql = /* sql */ `select id from bookings where ${ofNameSql} order by id`;

const entriesSql = /* sql */ `select id from waiting_list where ${ofNameSql} order by id`;
