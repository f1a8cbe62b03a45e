import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { type Actor, getUserEmail } from '../../kernel/actor.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import type { RecordedEventClass } from '../../platform/event-log/recorded-event.js';
import { PersonalData, type SubjectKey } from '../../platform/personal-data/personal-data.js';
import { insertNoteRows } from '../notes/note-rows.js';
import { ClientEdited, type ClientEventData, ClientImported } from '../clients.event-types.js';
import type { ImportedClient } from './client-details.js';
import { upsertClientRows } from './client-rows.js';

/** A client to write, with the id of their record. */
interface WrittenClient extends ImportedClient {
  id: string;
  /** Whether the notes are a new note. */
  addsNote: boolean;
}

/** Writes clients, their notes and their events in the caller's transaction, many at once. */
@Injectable()
export class ClientWriter {
  constructor(
    private readonly log: EventLog,
    private readonly personalData: PersonalData,
  ) {}

  async add(tx: Transaction, clients: readonly WrittenClient[], by: Actor): Promise<void> {
    if (clients.length === 0) return;
    const keys = await this.personalData.createKeys(
      tx,
      clients.map(({ id }) => id),
    );
    const events = clients.map((client) => this.toEvent(ClientImported, client, keys, 0));
    await this.write(tx, clients, events, by);
  }

  async edit(tx: Transaction, clients: readonly WrittenClient[], by: Actor): Promise<void> {
    if (clients.length === 0) return;
    const ids = clients.map(({ id }) => id);
    const [keys, versions] = await Promise.all([this.personalData.findKeys(tx, ids), this.log.getVersions(tx, ids)]);
    const events = clients.map((client) => this.toEvent(ClientEdited, client, keys, versions.get(client.id)!));
    await this.write(tx, clients, events, by);
  }

  private async write(
    tx: Transaction,
    clients: readonly WrittenClient[],
    events: readonly ReturnType<ClientWriter['toEvent']>[],
    by: Actor,
  ): Promise<void> {
    const at = await this.log.appendToStreams(tx, events, by);
    await upsertClientRows(
      tx,
      clients.map((client) => ({ ...client, at })),
    );
    const note = { kind: 'note', author: getUserEmail(by), at, source: 'import' } as const;
    await insertNoteRows(
      tx,
      events.flatMap(({ stream, eventId, sealed, data }) =>
        data.adds_note ? [{ ...note, id: eventId, clientId: stream, sealed }] : [],
      ),
    );
  }

  private toEvent(
    event: RecordedEventClass<ClientEventData>,
    { id: stream, externalId, details, addsNote }: WrittenClient,
    keys: ReadonlyMap<string, SubjectKey>,
    expected: number,
  ) {
    const eventId = randomUUIDv7();
    const data = { external_id: externalId, adds_note: addsNote };
    const sealed = this.personalData.encrypt(keys.get(stream)!, details, eventId);
    return { stream, expected, ...this.log.toEntry(event, data, eventId, sealed), data, sealed };
  }
}
