import type { Aggregate, DomainEvent } from '../../kernel/aggregate.js';
import type { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { toStoredEvent } from '../../platform/event-log/stored-event.js';
import { bookEntryAggregate } from '../domain/book-entry.js';
import { drawerDayAggregate } from '../domain/drawer-day.evolve.js';
import { giftCertificateAggregate } from '../domain/gift-certificate.evolve.js';
import { onlinePaymentAggregate } from '../domain/online-payment.evolve.js';
import { saleAggregate } from '../domain/sale.evolve.js';
import { tipPayoutAggregate } from '../domain/tip-payout.js';
import { bookEntryEventTypes } from '../event-types/book-entry.event-types.js';
import {
  drawerDayEventTypes,
  giftCertificateEventTypes,
  onlinePaymentEventTypes,
  saleEventTypes,
  tipPayoutEventTypes,
} from '../payments.event-types.js';
import type { PlacedEvent } from './ledger-rows.js';
import type { MoneyEvent } from './to-ledger-lines.js';

const aggregates = [
  [saleEventTypes, saleAggregate],
  [drawerDayEventTypes, drawerDayAggregate],
  [tipPayoutEventTypes, tipPayoutAggregate],
  [onlinePaymentEventTypes, onlinePaymentAggregate],
  [giftCertificateEventTypes, giftCertificateAggregate],
  [bookEntryEventTypes, bookEntryAggregate],
] as const;

/** Stored names of the events that may move money. */
export const MONEY_EVENT_TYPES = aggregates.flatMap(([types]) => Object.keys(types));

/** Returns those of some events that may move money, in their current shape. */
export const placeMoneyEvents = (store: AggregateRepository, events: readonly RecordedEvent[]): PlacedEvent[] =>
  events.flatMap((recorded) => {
    const [, aggregate] = aggregates.find(([types]) => Object.hasOwn(types, recorded.type)) ?? [];
    if (!aggregate) return [];
    const event = store.toDomainEvent(aggregate as Aggregate<unknown, DomainEvent>, toStoredEvent(recorded), null);
    const { stream, version, occurredAt } = recorded;
    return [{ event: event as MoneyEvent, stream, version, occurredAt }];
  });
