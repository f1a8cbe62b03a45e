import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import type { LocalDate, LocalTime } from '../../platform/clock/local-time.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { onceFor } from '../../platform/http/idempotency.js';
import { Reservations } from '../../scheduling/index.js';
import { Bookings } from '../bookings.js';
import { request } from '../domain/booking.decide.js';
import type { Client } from '../domain/booking.events.js';
import { BookingWindow } from './booking-window.js';
import { WhatIsBooked } from './what-is-booked.js';

/** What a visitor asks for; date and time in shop time. */
export interface RequestedBooking {
  serviceId: string;
  therapistId: string;
  date: LocalDate;
  time: LocalTime;
  client: Client;
}

/** Books, at once where the therapist is free, as a request where not. Returns the booking's id. */
export class RequestBooking extends Command<string> {
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
    private readonly what: WhatIsBooked,
    private readonly reservations: Reservations,
    private readonly window: BookingWindow,
  ) {}

  execute({ wanted, by, idempotencyKey }: RequestBooking): Promise<string> {
    return this.bookings.inTransaction(async (em) => {
      const id = randomUUIDv7();
      const first = idempotencyKey ? await onceFor(em, idempotencyKey, wanted, id) : id;
      if (first !== id) return first;
      this.window.check(wanted);
      const service = await this.what.service(em, wanted.serviceId);
      const appointment = await this.what.appointment(em, wanted);
      const { durationMinutes } = service;
      const verdict = await this.reservations.claim(em, id, { ...appointment, durationMinutes });
      const { client } = wanted;
      const userId = by.kind === 'user' ? by.id : null;
      await this.bookings.begin(em, id, request({ appointment, service, client, verdict, userId }), by);
      return id;
    });
  }
}
