import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { Services, Therapists } from '../../catalog/index.js';
import type { LocalDate, LocalTime } from '../../platform/clock/local-time.js';
import { InvalidInput } from '../../platform/decider.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { onceFor } from '../../platform/http/idempotency.js';
import { Reservations } from '../../scheduling/index.js';
import { Bookings } from '../bookings.js';
import { request } from '../domain/booking.decide.js';
import type { Client } from '../domain/booking.events.js';
import { BookingWindow } from './booking-window.js';

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
    private readonly services: Services,
    private readonly therapists: Therapists,
    private readonly reservations: Reservations,
    private readonly window: BookingWindow,
  ) {}

  execute({ wanted, by, idempotencyKey }: RequestBooking): Promise<string> {
    return this.bookings.inTransaction(async (em) => {
      const id = randomUUIDv7();
      const first = idempotencyKey ? await onceFor(em, idempotencyKey, wanted, id) : id;
      if (first !== id) return first;
      this.window.check(wanted);
      const service = await this.services.byId(em, wanted.serviceId);
      if (!service || service.isRetired) throw new InvalidInput('service_id', 'This service is not offered');
      const therapist = await this.therapists.byId(em, wanted.therapistId);
      if (!therapist) throw new InvalidInput('therapist_id', 'There is no such therapist');
      const { therapistId, date, time, client } = wanted;
      const appointment = { therapistId, isUnassigned: therapist.isUnassigned, date, time };
      const { durationMinutes } = service;
      const verdict = await this.reservations.claim(em, id, { ...appointment, durationMinutes });
      const booked = {
        serviceId: service.id,
        serviceName: service.name,
        durationMinutes,
        totalCents: service.priceCents,
        currency: service.currency,
      };
      const userId = by.kind === 'user' ? by.id : null;
      await this.bookings.begin(em, id, request({ appointment, service: booked, client, verdict, userId }), by);
      return id;
    });
  }
}
