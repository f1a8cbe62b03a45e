import type { EntityManager } from '@mikro-orm/postgresql';
import { AggregateRepository } from '../../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../../platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../../platform/projections/projection.js';
import { bookEntryAggregate } from '../../domain/book-entry.js';
import { upsertBookEntry } from './book-entry-rows.js';
import { bookEntryEventTypes } from '../../event-types/book-entry.event-types.js';

/** Rebuilds entries of the books from the log. Otherwise the transactions that append write them. */
@RegisterProjection({ name: 'book_entries', tables: ['book_entries'], isInline: true })
export class BookEntriesProjection implements Projection {
  constructor(private readonly store: AggregateRepository) {}

  applyStreams = (events: readonly RecordedEvent[], em: EntityManager) => this.apply(events, em);

  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    const own = events.filter(({ type }) => Object.hasOwn(bookEntryEventTypes, type));
    for (const entry of await this.store.loadAfter(em, bookEntryAggregate, own)) await upsertBookEntry(em, entry);
  }
}
