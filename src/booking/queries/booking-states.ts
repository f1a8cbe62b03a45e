import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { upcast } from '../../kernel/aggregate.js';
import { AggregateRepository, type LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { bookingEventTypes } from '../booking.event-types.js';
import { bookingUpcasters } from '../domain/booking.upcasters.js';
import { bookingAggregate } from '../domain/booking.aggregate.js';
import type { BookingDetails, Booking, ConfirmedBooking } from '../domain/booking.state.js';
import type { BookingStatus } from '../domain/booking-status.js';

/** The state of a booking, rebuilt from its events. */
export interface BookingState extends BookingDetails {
  id: string;
  status: BookingStatus;
  /** Day state of a confirmed booking whose client is here. */
  dayState?: ConfirmedBooking['dayState'];
}

/** Reads the states of bookings from the log, for read models of other modules. */
@Injectable()
export class BookingStates {
  /** Loaded bookings by batch, because several read models ask for the same batch of a replay, one after the other. */
  private readonly batches = new WeakMap<readonly RecordedEvent[], Promise<LoadedAggregate<Booking>[]>>();

  constructor(private readonly store: AggregateRepository) {}

  /** Returns the bookings among `events`, each as it was after the last of them. The client is null once erased. */
  async after(em: EntityManager, events: readonly RecordedEvent[]): Promise<BookingState[]> {
    return toBookingStates(await this.loadAfter(em, events));
  }

  /** Returns bookings as they were at the versions given for their ids. */
  async atVersions(em: EntityManager, versions: ReadonlyMap<string, number>): Promise<BookingState[]> {
    return toBookingStates(await this.store.loadAll(em, bookingAggregate, versions));
  }

  /** Returns the same bookings as aggregates, with their versions. */
  loadAfter(em: EntityManager, events: readonly RecordedEvent[]): Promise<LoadedAggregate<Booking>[]> {
    const ofBookings = () => events.filter(({ type }) => Object.hasOwn(bookingEventTypes, type));
    const loaded = this.batches.get(events) ?? this.store.loadAfter(em, bookingAggregate, ofBookings());
    this.batches.set(events, loaded);
    return loaded;
  }
}

/** Returns the data of a booking's event in the current shape of its type; null for events of other streams. */
export function readBookingData({ type, schemaVersion, data }: RecordedEvent): Record<string, unknown> | null {
  if (!Object.hasOwn(bookingEventTypes, type)) return null;
  return upcast(bookingUpcasters, type, schemaVersion, { data: { ...data }, personal: null }).data;
}

function toBookingStates(loaded: readonly LoadedAggregate<Booking>[]): BookingState[] {
  return loaded.flatMap(({ id, state }) => (state.status === 'none' ? [] : [{ ...state, id }]));
}
