import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { toStoredEvent } from '../../platform/event-log/stored-event.js';
import { type Projection, RegisterProjection } from '../../platform/projections/projection.js';
import { drawerDayAggregate } from '../domain/drawer-day.evolve.js';
import { onlinePaymentAggregate } from '../domain/online-payment.evolve.js';
import { saleAggregate } from '../domain/sale.evolve.js';
import { tipPayoutAggregate } from '../domain/tip-payout.js';
import {
  drawerDayEventTypes,
  onlinePaymentEventTypes,
  saleEventTypes,
  tipPayoutEventTypes,
} from '../payments.event-types.js';
import { insertLedgerSql, toLedgerParameters } from './ledger-rows.js';
import type { MoneyEvent } from './to-ledger-lines.js';

/** Rebuilds the ledger from the log. Otherwise the transactions that append write it. */
@RegisterProjection({
  name: 'ledger',
  tables: ['ledger_entries'],
  isInline: true,
  eventTypes: [saleEventTypes, drawerDayEventTypes, tipPayoutEventTypes, onlinePaymentEventTypes].flatMap(Object.keys),
})
export class LedgerProjection implements Projection {
  constructor(private readonly store: AggregateRepository) {}

  applyStreams = (events: readonly RecordedEvent[], em: EntityManager) => this.apply(events, em);

  async apply(events: readonly RecordedEvent[], em: EntityManager): Promise<void> {
    const placed = events.flatMap((recorded) => {
      const event = this.toMoneyEvent(recorded);
      const { stream, version, occurredAt } = recorded;
      return event ? [{ event, stream, version, occurredAt }] : [];
    });
    const parameters = toLedgerParameters(placed);
    if (parameters) await sql(em, insertLedgerSql, parameters);
  }

  private toMoneyEvent(recorded: RecordedEvent): MoneyEvent | null {
    const stored = toStoredEvent(recorded);
    if (Object.hasOwn(saleEventTypes, recorded.type)) return this.store.toDomainEvent(saleAggregate, stored, null);
    if (Object.hasOwn(tipPayoutEventTypes, recorded.type))
      return this.store.toDomainEvent(tipPayoutAggregate, stored, null);
    if (Object.hasOwn(onlinePaymentEventTypes, recorded.type))
      return this.store.toDomainEvent(onlinePaymentAggregate, stored, null);
    if (!Object.hasOwn(drawerDayEventTypes, recorded.type)) return null;
    return this.store.toDomainEvent(drawerDayAggregate, stored, null);
  }
}
