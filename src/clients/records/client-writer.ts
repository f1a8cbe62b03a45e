import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { PersonalData, type SubjectKey } from '../../platform/personal-data/personal-data.js';
import type { ImportedClient } from './client-details.js';
import { upsertClientRows } from './client-rows.js';

/** Writes clients and their events in the caller's transaction, many at once. */
@Injectable()
export class ClientWriter {
  constructor(
    private readonly log: EventLog,
    private readonly personalData: PersonalData,
  ) {}

  async add(tx: Transaction, clients: readonly (ImportedClient & { id: string })[], by: Actor): Promise<void> {
    if (clients.length === 0) return;
    const keys = await this.personalData.createKeys(
      tx,
      clients.map(({ id }) => id),
    );
    const events = clients.map((client) => this.toEvent('ClientImported', client, keys, 0));
    const at = await this.log.appendToStreams(tx, events, by);
    await upsertClientRows(
      tx,
      clients.map((client) => ({ ...client, at })),
    );
  }

  async edit(tx: Transaction, clients: readonly (ImportedClient & { id: string })[], by: Actor): Promise<void> {
    if (clients.length === 0) return;
    const ids = clients.map(({ id }) => id);
    const [keys, versions] = await Promise.all([this.personalData.findKeys(tx, ids), this.log.getVersions(tx, ids)]);
    const events = clients.map((client) => this.toEvent('ClientEdited', client, keys, versions.get(client.id)!));
    const at = await this.log.appendToStreams(tx, events, by);
    await upsertClientRows(
      tx,
      clients.map((client) => ({ ...client, at })),
    );
  }

  private toEvent(
    type: string,
    { id: stream, externalId, details }: ImportedClient & { id: string },
    keys: ReadonlyMap<string, SubjectKey>,
    expected: number,
  ) {
    const eventId = randomUUIDv7();
    const sealed = this.personalData.encrypt(keys.get(stream)!, details, eventId);
    return { stream, expected, eventId, type, schemaVersion: 0, data: { external_id: externalId }, sealed };
  }
}
