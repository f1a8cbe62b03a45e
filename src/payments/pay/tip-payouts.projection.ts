import type { EntityManager } from '@mikro-orm/postgresql';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../platform/projections/projection.js';
import { tipPayoutAggregate } from '../domain/tip-payout.js';
import { tipPayoutEventTypes } from '../payments.event-types.js';
import { upsertTipPayout } from './tip-payout-rows.js';

/** Rebuilds payouts of tips from the log. Otherwise the transactions that append write them. */
@RegisterProjection({ name: 'tip_payouts', tables: ['tip_payouts'], isInline: true })
export class TipPayoutsProjection implements Projection {
  constructor(private readonly store: AggregateRepository) {}

  applyStreams = (events: readonly RecordedEvent[], em: EntityManager) => this.apply(events, em);

  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    const own = events.filter(({ type }) => Object.hasOwn(tipPayoutEventTypes, type));
    for (const payout of await this.store.loadAfter(em, tipPayoutAggregate, own)) await upsertTipPayout(em, payout);
  }
}
