import type { EntityManager } from '@mikro-orm/postgresql';
import { AggregateRepository } from '../../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../../platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../../platform/projections/projection.js';
import { waitingEntryAggregate } from '../domain/waiting-entry.evolve.js';
import { waitingListEventTypes } from '../waiting-list.event-types.js';
import { rebuildWaitingListRow } from './waiting-list-row.js';

/** Rebuilds the waiting list from the log. Otherwise the transactions that append keep it up to date. */
@RegisterProjection({ name: 'waiting_list', tables: ['waiting_list'], isInline: true })
export class WaitingListProjection implements Projection {
  constructor(private readonly store: AggregateRepository) {}

  applyStreams = (events: readonly RecordedEvent[], em: EntityManager) => this.apply(events, em);

  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    const own = events.filter(({ type }) => Object.hasOwn(waitingListEventTypes, type));
    for (const entry of await this.store.loadAfter(em, waitingEntryAggregate, own))
      await rebuildWaitingListRow(em, entry);
  }
}
