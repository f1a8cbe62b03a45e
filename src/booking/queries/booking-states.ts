import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AggregateRepository, type LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { toStoredEvent } from '../../platform/event-log/stored-event.js';
import { bookingEventTypes } from '../booking.event-types.js';
import { bookingAggregate } from '../domain/booking.aggregate.js';
import type { BookingEvent } from '../domain/booking.events.js';
import type { BookingDetails, Booking, ConfirmedBooking } from '../domain/booking.state.js';
import type { BookingStatus } from '../domain/booking-status.js';

/** The state of a booking, rebuilt from its events. */
export interface BookingState extends BookingDetails {
  id: string;
  status: BookingStatus;
  /** Day state of a confirmed booking whose client is here. */
  dayState?: ConfirmedBooking['dayState'];
}

/** A booking as it was after one of its events. */
export interface BookingAfterEvent {
  /** Sequence number of the event. */
  seq: number;
  at: Date;
  /** The event without its personal part. */
  event: BookingEvent;
  booking: Omit<BookingState, 'client'>;
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

  /** Returns every event of a booking among `events`, in their order, with the booking as it was after that event. */
  async afterEach(em: EntityManager, events: readonly RecordedEvent[]): Promise<BookingAfterEvent[]> {
    const ofBookings = selectBookingEvents(events);
    const states = await this.loadBefore(em, ofBookings);
    return ofBookings.flatMap((recorded) => {
      const { stream: id, seq, occurredAt: at } = recorded;
      const event = this.store.toDomainEvent(bookingAggregate, toStoredEvent(recorded), null);
      const state = bookingAggregate.evolve(states.get(id) ?? bookingAggregate.initial, event);
      states.set(id, state);
      return state.status === 'none' ? [] : [{ seq, at, event, booking: { ...state, id } }];
    });
  }

  /** Returns the bookings among `events` that went with an undone import, each with the sequence number since which. */
  removedBy(events: readonly RecordedEvent[]): { id: string; seq: number }[] {
    return events.flatMap(({ type, stream: id, seq }) => (type === 'BookingImportUndone' ? [{ id, seq }] : []));
  }

  /** Returns the same bookings as aggregates, with their versions. */
  loadAfter(em: EntityManager, events: readonly RecordedEvent[]): Promise<LoadedAggregate<Booking>[]> {
    const loaded = this.batches.get(events) ?? this.store.loadAfter(em, bookingAggregate, selectBookingEvents(events));
    this.batches.set(events, loaded);
    return loaded;
  }

  /** Loads the bookings of `events` as they were before the first event of each, without their personal parts. */
  private async loadBefore(em: EntityManager, events: readonly RecordedEvent[]): Promise<Map<string, Booking>> {
    const firsts = new Map(events.toReversed().map(({ stream, version }) => [stream, version]));
    const versions = new Map([...firsts].flatMap(([id, version]) => (version > 1 ? [[id, version - 1]] : [])));
    if (versions.size === 0) return new Map();
    const loaded = await this.store.loadAll(em, bookingAggregate, versions, { includesPersonalData: false });
    return new Map(loaded.map(({ id, state }) => [id, state]));
  }
}

function selectBookingEvents(events: readonly RecordedEvent[]): RecordedEvent[] {
  return events.filter(({ type }) => Object.hasOwn(bookingEventTypes, type));
}

function toBookingStates(loaded: readonly LoadedAggregate<Booking>[]): BookingState[] {
  return loaded.flatMap(({ id, state }) => (state.status === 'none' ? [] : [{ ...state, id }]));
}
