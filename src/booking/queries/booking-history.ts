import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { EventStore, type Loaded } from '../../platform/event-store/event-store.js';
import type { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { bookingFacts } from '../booking.facts.js';
import { bookingAggregate } from '../domain/booking.js';
import type { Booked, Booking } from '../domain/booking.evolve.js';
import { type BookingStatus, statusOf } from '../domain/booking-status.js';

/** A booking as its events made it. */
export interface RecordedBooking extends Booked {
  id: string;
  status: BookingStatus;
}

/** Tells read models of other modules what the log says about bookings. */
@Injectable()
export class BookingHistory {
  constructor(private readonly store: EventStore) {}

  /** The bookings among `events`, each as it was after the last of them. The client is null once erased. */
  async after(em: EntityManager, events: readonly LoggedEvent[]): Promise<RecordedBooking[]> {
    return recorded(await this.loaded(em, events));
  }

  /** Bookings as they were at the versions given for their ids. */
  async at(em: EntityManager, versions: ReadonlyMap<string, number>): Promise<RecordedBooking[]> {
    return recorded(await this.store.loadAll(em, bookingAggregate, versions));
  }

  /** The same as the aggregate knows them. */
  loaded(em: EntityManager, events: readonly LoggedEvent[]): Promise<Loaded<Booking>[]> {
    const ofBookings = events.filter(({ type }) => Object.hasOwn(bookingFacts, type));
    const versions = new Map(ofBookings.map(({ stream, version }) => [stream, version]));
    return this.store.loadAll(em, bookingAggregate, versions);
  }
}

function recorded(loaded: readonly Loaded<Booking>[]): RecordedBooking[] {
  return loaded.flatMap(({ id, state }) => (state.situation === 'none' ? [] : [{ ...state, id, status: statusOf[state.situation] }]));
}
