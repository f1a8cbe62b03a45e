import type { EntityManager } from '@mikro-orm/postgresql';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../platform/projections/projection.js';
import { onlinePaymentAggregate } from '../domain/online-payment.evolve.js';
import { onlinePaymentEventTypes } from '../payments.event-types.js';
import { upsertOnlinePayment } from './online-payment-rows.js';

/** Rebuilds online payments from the log. Otherwise the transactions that append write them. */
@RegisterProjection({ name: 'online_payments', tables: ['online_payments'], isInline: true })
export class OnlinePaymentsProjection implements Projection {
  constructor(private readonly store: AggregateRepository) {}

  applyStreams = (events: readonly RecordedEvent[], em: EntityManager) => this.apply(events, em);

  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    const own = events.filter(({ type }) => Object.hasOwn(onlinePaymentEventTypes, type));
    for (const payment of await this.store.loadAfter(em, onlinePaymentAggregate, own))
      await upsertOnlinePayment(em, payment);
  }
}
