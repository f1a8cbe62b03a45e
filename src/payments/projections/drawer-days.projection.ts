import type { EntityManager } from '@mikro-orm/postgresql';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { type Projection, RegisterProjection } from '../../platform/projections/projection.js';
import { drawerDayAggregate } from '../domain/drawer-day.evolve.js';
import { drawerDayEventTypes } from '../payments.event-types.js';
import { upsertDrawerDay } from './drawer-day-rows.js';

/** Rebuilds drawers from the log. Otherwise the transactions that append write them. */
@RegisterProjection({ name: 'drawer_days', tables: ['drawer_days'], isInline: true })
export class DrawerDaysProjection implements Projection {
  constructor(private readonly store: AggregateRepository) {}

  applyStreams = (events: readonly RecordedEvent[], em: EntityManager) => this.apply(events, em);

  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    const own = events.filter(({ type }) => Object.hasOwn(drawerDayEventTypes, type));
    for (const drawer of await this.store.loadAfter(em, drawerDayAggregate, own)) await upsertDrawerDay(em, drawer);
  }
}
