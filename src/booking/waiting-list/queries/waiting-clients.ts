import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AggregateRepository } from '../../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../../platform/event-log/recorded-event.js';
import type { Client } from '../../domain/booking-details.js';
import { waitingEntryAggregate } from '../domain/waiting-entry.evolve.js';

/** The client of a waiting entry; null once erased. */
interface WaitingClient {
  id: string;
  client: Client | null;
}

/** Reads who has waited, for read models of other modules. */
@Injectable()
export class WaitingClients {
  constructor(private readonly store: AggregateRepository) {}

  /** Returns the entries among `events` that were made or erased, each as it was after the last of them. */
  async after(em: EntityManager, events: readonly RecordedEvent[]): Promise<WaitingClient[]> {
    const concerned = events.filter(({ type }) => type === 'WaitingListJoined' || type === 'WaitingClientErased');
    if (concerned.length === 0) return [];
    const versions = new Map(concerned.map(({ stream, version }) => [stream, version]));
    const entries = await this.store.loadAll(em, waitingEntryAggregate, versions);
    return entries.flatMap(({ id, state }) => (state.status === 'none' ? [] : [{ id, client: state.client }]));
  }
}
