import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { InvalidInput } from '../../platform/decider.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { onceFor } from '../../platform/http/idempotency.js';
import { Reservations } from '../../scheduling/index.js';
import { Bookings } from '../bookings.js';
import { book } from '../domain/booking.edit.js';
import { namesIn } from '../domain/client-words.js';
import type { ClientWords } from './edit-booking.js';
import type { RequestedBooking } from './request-booking.js';
import { WhatIsBooked } from './what-is-booked.js';

/**
 * The shop books for somebody who rang or walked in: any time of today, any later day. Against it stand confirmed
 * bookings and blocks, not requests. Returns the booking's id.
 */
export class BookForClient extends Command<string> {
  /** @param idempotencyKey a sending with the same key makes no second booking */
  constructor(
    readonly wanted: Omit<RequestedBooking, 'client'> & { client: ClientWords; status: 'pending' | 'confirmed' },
    readonly by: Actor,
    readonly idempotencyKey?: string,
  ) {
    super();
  }
}

@CommandHandler(BookForClient)
export class BookForClientHandler implements ICommandHandler<BookForClient> {
  constructor(
    private readonly bookings: Bookings,
    private readonly what: WhatIsBooked,
    private readonly reservations: Reservations,
    private readonly clock: ShopClock,
  ) {}

  execute({ wanted, by, idempotencyKey }: BookForClient): Promise<string> {
    return this.bookings.inTransaction(async (tx) => {
      const id = randomUUIDv7();
      const first = idempotencyKey ? await onceFor(tx, idempotencyKey, wanted, id) : id;
      if (first !== id) return first;
      if (wanted.date < this.clock.today()) throw new InvalidInput('booking_date', 'This date has passed');
      const { name, ...words } = wanted.client;
      const client = { ...namesIn(name, null), ...words };
      const service = await this.what.service(tx, wanted.serviceId);
      const appointment = await this.what.appointment(tx, wanted);
      const to = { ...appointment, durationMinutes: service.durationMinutes };
      const verdict = await this.reservations.move(tx, id, { to, mustHold: true });
      const userId = by.kind === 'user' ? by.id : null;
      await this.bookings.begin(tx, id, book({ appointment, service, client, verdict, userId, status: wanted.status }), by);
      return id;
    });
  }
}
