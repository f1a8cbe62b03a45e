import type { EntityManager } from '@mikro-orm/postgresql';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../platform/projections/projection.js';
import { booksEventTypes, type JournalExported } from './books.event-types.js';
import { insertJournal } from './journal-rows.js';

/** Rebuilds the exports to the shop's books from the log. Otherwise the transactions that append write them. */
@RegisterProjection({
  name: 'journal_exports',
  tables: ['journal_exports', 'journal_export_lines'],
  isInline: true,
  eventTypes: Object.keys(booksEventTypes),
})
export class JournalExportsProjection implements Projection {
  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    for (const event of events) {
      if (!Object.hasOwn(booksEventTypes, event.type)) continue;
      const { stream, data, occurredAt } = event as JournalExported;
      await insertJournal(em, stream, data, occurredAt);
    }
  }
}
