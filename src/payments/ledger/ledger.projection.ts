import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { toStoredEvent } from '../../platform/event-log/stored-event.js';
import { type Projection, RegisterProjection } from '../../platform/projections/projection.js';
import { saleAggregate } from '../domain/sale.evolve.js';
import { saleEventTypes } from '../payments.event-types.js';
import { insertLedgerSql, toLedgerParameters } from './ledger-rows.js';

/** Rebuilds the ledger from the log. Otherwise the transactions that append write it. */
@RegisterProjection({
  name: 'ledger',
  tables: ['ledger_entries'],
  isInline: true,
  eventTypes: Object.keys(saleEventTypes),
})
export class LedgerProjection implements Projection {
  constructor(private readonly store: AggregateRepository) {}

  applyStreams = (events: readonly RecordedEvent[], em: EntityManager) => this.apply(events, em);

  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    const own = events.filter(({ type }) => Object.hasOwn(saleEventTypes, type));
    const placed = own.map((recorded) => {
      const { stream, version, occurredAt } = recorded;
      return {
        event: this.store.toDomainEvent(saleAggregate, toStoredEvent(recorded), null),
        stream,
        version,
        occurredAt,
      };
    });
    const parameters = toLedgerParameters(placed);
    if (parameters) await sql(em, insertLedgerSql, parameters);
  }
}
