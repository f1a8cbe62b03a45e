import type { EntityManager } from '@mikro-orm/postgresql';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../platform/projections/projection.js';
import { giftCertificateAggregate } from '../domain/gift-certificate.evolve.js';
import { giftCertificateEventTypes } from '../payments.event-types.js';
import { upsertGiftCertificate } from './gift-certificate-rows.js';

/** Rebuilds gift certificates from the log. Otherwise the transactions that append write them. */
@RegisterProjection({ name: 'gift_certificates', tables: ['gift_certificates'], isInline: true })
export class GiftCertificatesProjection implements Projection {
  constructor(private readonly store: AggregateRepository) {}

  applyStreams = (events: readonly RecordedEvent[], em: EntityManager) => this.apply(events, em);

  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    const own = events.filter(({ type }) => Object.hasOwn(giftCertificateEventTypes, type));
    for (const certificate of await this.store.loadAfter(em, giftCertificateAggregate, own))
      await upsertGiftCertificate(em, certificate);
  }
}
