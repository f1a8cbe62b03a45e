import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import type { LocalDate, LocalTime } from '../../platform/clock/local-time.js';
import { InvalidInput } from '../../platform/decider.js';
import type { Actor } from '../../platform/event-store/actor.js';
import type { Loaded } from '../../platform/event-store/event-store.js';
import { onceFor } from '../../platform/http/idempotency.js';
import { Reservations } from '../../scheduling/index.js';
import { Bookings } from '../bookings.js';
import { request } from '../domain/booking.decide.js';
import type { Client } from '../domain/booking.events.js';
import type { Booking } from '../domain/booking.evolve.js';
import { BookingWindow } from './booking-window.js';
import { bookedService } from './what-is-booked.js';

/** What a visitor asks for; date and time in shop time. */
export interface RequestedBooking {
  serviceId: string;
  therapistId: string;
  date: LocalDate;
  time: LocalTime;
  client: Client;
}

/** The booking as it was just made; null when an earlier sending of the same request has made it. */
export interface Requested {
  id: string;
  made: { booking: Loaded<Booking>; therapist: { name: string; isUnassigned: boolean } } | null;
}

/** Books, at once where the therapist is free, as a request where not. */
export class RequestBooking extends Command<Requested> {
  /** @param idempotencyKey a sending with the same key makes no second booking */
  constructor(
    readonly wanted: RequestedBooking,
    readonly by: Actor,
    readonly idempotencyKey?: string,
  ) {
    super();
  }
}

@CommandHandler(RequestBooking)
export class RequestBookingHandler implements ICommandHandler<RequestBooking> {
  constructor(
    private readonly bookings: Bookings,
    private readonly reservations: Reservations,
    private readonly window: BookingWindow,
  ) {}

  execute({ wanted, by, idempotencyKey }: RequestBooking): Promise<Requested> {
    return this.bookings.inTransaction(async (tx) => {
      const id = randomUUIDv7();
      const [first, found] = await Promise.all([
        idempotencyKey ? onceFor(tx, idempotencyKey, wanted, id) : id,
        this.reservations.lookAt(tx, wanted),
      ]);
      if (first !== id) return { id: first, made: null };
      this.window.check(wanted);
      if (!found) throw new InvalidInput('therapist_id', 'There is no such therapist');
      const { slot } = found;
      const service = bookedService(found.service);
      const verdict = this.reservations.claim(tx, id, wanted.therapistId, slot);
      const { therapistId, date, time, client } = wanted;
      const { therapistName: name, isUnassigned } = slot;
      const appointment = { therapistId, isUnassigned, date, time };
      const userId = by.kind === 'user' ? by.id : null;
      const booking = this.bookings.begin(tx, id, request({ appointment, service, client, verdict, userId }), by);
      return { id, made: { booking, therapist: { name, isUnassigned } } };
    });
  }
}
