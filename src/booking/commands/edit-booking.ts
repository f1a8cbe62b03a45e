import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { LocalDateTime } from '../../platform/clock/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { InvalidInput } from '../../platform/decider.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { isPast, Reservations, type WantedSlot } from '../../scheduling/index.js';
import { Bookings } from '../bookings.js';
import { edit } from '../domain/booking.edit.js';
import type { Client, Verdict } from '../domain/booking.events.js';
import { type Existing, existing } from '../domain/booking.rules.js';
import { namesIn, notesWritten } from '../domain/client-words.js';
import { type BookingStatus, statusOf } from '../domain/booking-status.js';
import { slotOf } from './slot-of.js';
import { WhatIsBooked } from './what-is-booked.js';

/** A client in the fields of the editor. */
export interface ClientWords {
  name: string;
  phone: string;
  email: string | null;
  notes: string | null;
}

/** What of a booking the office wants otherwise; what is left out stays. */
export interface Wishes {
  serviceId?: string;
  slot?: LocalDateTime & { therapistId: string };
  client?: ClientWords;
  /** Pending or confirmed: whichever the slot allows. */
  status?: BookingStatus;
}

/** Changes anything about a booking at once, or nothing of it. Refused by the reason's name when the slot is not free. */
export class EditBooking extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly wishes: Wishes,
    readonly by: Actor,
    readonly expectedVersion?: number,
  ) {
    super();
  }
}

@CommandHandler(EditBooking)
export class EditBookingHandler implements ICommandHandler<EditBooking> {
  constructor(
    private readonly bookings: Bookings,
    private readonly what: WhatIsBooked,
    private readonly reservations: Reservations,
    private readonly clock: ShopClock,
  ) {}

  execute({ bookingId, wishes, by, expectedVersion }: EditBooking): Promise<void> {
    return this.bookings.change(bookingId, { by, expectedVersion }, async (tx, booking) => {
      const known = existing(booking);
      const { serviceId = known.service.serviceId, status = statusOf[known.situation] } = wishes;
      const client = wishes.client ? clientOf(wishes.client, known) : known.client;
      const isSameService = serviceId === known.service.serviceId;
      const service = isSameService ? known.service : await this.what.service(tx, serviceId);
      const appointment = wishes.slot ? await this.what.appointment(tx, wishes.slot) : known.appointment;
      const to = { ...appointment, durationMinutes: service.durationMinutes };
      const verdict = await this.reserve(tx, bookingId, { known, to, status });
      const hasStarted = isPast(to.date, to.time, this.clock.now());
      return edit({ appointment, service, client, status, verdict, hasStarted });
    });
  }

  private async reserve(
    tx: Transaction,
    id: string,
    { known, to, status }: { known: Existing; to: WantedSlot; status: BookingStatus },
  ): Promise<Verdict | null> {
    const from = slotOf(known);
    if (from.date !== to.date && to.date < this.clock.today()) throw new InvalidInput('booking_date', 'This date has passed');
    if (status === 'completed' || status === 'cancelled') {
      await this.reservations.release(tx, id, from);
      return null;
    }
    const isMoved = from.therapistId !== to.therapistId || from.date !== to.date || from.time !== to.time;
    if (isMoved) return this.reservations.move(tx, id, { from, to, mustHold: true });
    const isAsBefore = status === statusOf[known.situation] && from.durationMinutes === to.durationMinutes;
    return isAsBefore ? null : this.reservations.hold(tx, id, to);
  }
}

function clientOf({ name, notes, ...words }: ClientWords, known: Existing): Client {
  const reason = known.situation === 'cancelled' ? known.reason : null;
  return { ...namesIn(name, known.client), ...words, notes: notesWritten(notes, reason) };
}
