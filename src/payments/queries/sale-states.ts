import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Cents } from '../../kernel/money.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { type ExistingSale, getPaid, saleAggregate } from '../domain/sale.evolve.js';
import { saleEventTypes } from '../payments.event-types.js';

/** The money of a sale, rebuilt from its events. */
export interface SaleState {
  id: string;
  /** Id of its first booking. */
  bookingId: string;
  currency: string;
  /** The money that was paid and not given back. */
  paidCents: Cents;
}

/** Reads the states of sales from the log, for read models of other modules. */
@Injectable()
export class SaleStates {
  constructor(private readonly store: AggregateRepository) {}

  /** Returns the sales among `events`, each as it was after the last of them. */
  async after(em: EntityManager, events: readonly RecordedEvent[]): Promise<SaleState[]> {
    const own = events.filter(({ type }) => Object.hasOwn(saleEventTypes, type));
    const loaded = await this.store.loadAfter(em, saleAggregate, own);
    return loaded.flatMap(({ id, state }) => (state.status === 'none' ? [] : [toSaleState(id, state)]));
  }
}

/** Returns what a sale has brought. */
export function toSaleState(id: string, state: ExistingSale): SaleState {
  return { id, bookingId: state.bookingId, currency: state.currency, paidCents: getPaid(state) };
}
