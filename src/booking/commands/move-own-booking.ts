import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Therapists } from '../../catalog/index.js';
import type { LocalDate, LocalTime } from '../../platform/clock/local-time.js';
import { InvalidInput } from '../../platform/decider.js';
import { visitor } from '../../platform/event-store/actor.js';
import { Reservations } from '../../scheduling/index.js';
import { Bookings } from '../bookings.js';
import { ChangeWindow } from '../change-window.js';
import { moveOwn } from '../domain/booking.decide.js';
import { BookingWindow } from './booking-window.js';
import type { OwnChange } from './own-change.js';
import { slotOf } from './slot-of.js';

/** Where to, in shop time, and whether a confirmed booking may become a request there. */
export interface OwnMove {
  therapistId: string;
  date: LocalDate;
  time: LocalTime;
  maySlipToRequest: boolean;
}

/** The client moves the booking. What could be booked anew there is confirmed; a confirmed slot is never lost unasked. */
export class MoveOwnBooking extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly to: OwnMove,
    readonly change: OwnChange,
  ) {
    super();
  }
}

@CommandHandler(MoveOwnBooking)
export class MoveOwnBookingHandler implements ICommandHandler<MoveOwnBooking> {
  constructor(
    private readonly bookings: Bookings,
    private readonly therapists: Therapists,
    private readonly reservations: Reservations,
    private readonly bookingWindow: BookingWindow,
    private readonly changeWindow: ChangeWindow,
  ) {}

  async execute({ bookingId, to, change }: MoveOwnBooking): Promise<void> {
    const checkCutOff = await this.changeWindow.guard();
    const { version: expectedVersion, idempotencyKey: key } = change;
    const sending = { key, request: { ...to, expectedVersion } };
    await this.bookings.change(bookingId, { by: visitor, expectedVersion, sending }, async (tx, booking) => {
      const from = slotOf(booking);
      const { maySlipToRequest, ...slot } = to;
      if (from.therapistId === to.therapistId && from.date === to.date && from.time === to.time) return () => [];
      checkCutOff(from);
      this.bookingWindow.check(to);
      const therapist = await this.therapists.byId(tx, to.therapistId);
      if (!therapist) throw new InvalidInput('therapist_id', 'There is no such therapist');
      const appointment = { ...slot, isUnassigned: therapist.isUnassigned };
      const wanted = { ...appointment, durationMinutes: from.durationMinutes };
      const verdict = await this.reservations.moveOwn(tx, bookingId, { from, to: wanted });
      return moveOwn({ to: appointment, verdict, maySlipToRequest });
    });
  }
}
