import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../platform/projections/projection.js';
import { insertLedgerSql, toLedgerParameters } from './ledger-rows.js';
import { MONEY_EVENT_TYPES, placeMoneyEvents } from './money-events.js';

/** Rebuilds the ledger from the log. Otherwise the transactions that append write it. */
@RegisterProjection({
  name: 'ledger',
  tables: ['ledger_entries'],
  isInline: true,
  eventTypes: MONEY_EVENT_TYPES,
})
export class LedgerProjection implements Projection {
  constructor(private readonly store: AggregateRepository) {}

  applyStreams = (events: readonly RecordedEvent[], em: EntityManager) => this.apply(events, em);

  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    const parameters = toLedgerParameters(placeMoneyEvents(this.store, events));
    if (parameters) await sql(em, insertLedgerSql, parameters);
  }
}
