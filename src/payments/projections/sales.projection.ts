import type { EntityManager } from '@mikro-orm/postgresql';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../platform/projections/projection.js';
import { saleAggregate } from '../domain/sale.evolve.js';
import { saleEventTypes } from '../payments.event-types.js';
import { upsertSaleRows } from './sale-rows.js';

/** Rebuilds sales, their bookings and payments, and the pay of their therapists from the log. Otherwise the transactions that append write them. */
@RegisterProjection({ name: 'sales', tables: ['sales', 'sale_bookings', 'payments', 'pay_lines'], isInline: true })
export class SalesProjection implements Projection {
  constructor(private readonly store: AggregateRepository) {}

  applyStreams = (events: readonly RecordedEvent[], em: EntityManager) => this.apply(events, em);

  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    const own = events.filter(({ type }) => Object.hasOwn(saleEventTypes, type));
    for (const sale of await this.store.loadAfter(em, saleAggregate, own)) await upsertSaleRows(em, sale);
  }
}
