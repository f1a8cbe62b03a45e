import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { visitor } from '../../platform/event-store/actor.js';
import { Reservations } from '../../scheduling/index.js';
import { Bookings } from '../bookings.js';
import { ChangeWindow } from '../change-window.js';
import { cancel } from '../domain/booking.decide.js';
import type { OwnChange } from './own-change.js';
import { slotOf } from './slot-of.js';

/** What stands as the reason when the client gives none: the shop must see who cancelled. */
const noReason = 'Cancelled by the client';

/** The client takes the booking back, before the shop's cut-off. */
export class CancelOwnBooking extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly reason: string | null,
    readonly change: OwnChange,
  ) {
    super();
  }
}

@CommandHandler(CancelOwnBooking)
export class CancelOwnBookingHandler implements ICommandHandler<CancelOwnBooking> {
  constructor(
    private readonly bookings: Bookings,
    private readonly reservations: Reservations,
    private readonly changeWindow: ChangeWindow,
  ) {}

  async execute({ bookingId, reason, change }: CancelOwnBooking): Promise<void> {
    const checkCutOff = await this.changeWindow.guard();
    const { version: expectedVersion, idempotencyKey: key } = change;
    const sending = { key, request: { reason, expectedVersion, isCancellation: true } };
    await this.bookings.change(bookingId, { by: visitor, expectedVersion, sending }, async (tx, booking) => {
      const slot = slotOf(booking);
      if (booking.situation === 'requested' || booking.situation === 'confirmed') checkCutOff(slot);
      await this.reservations.release(tx, bookingId, slot);
      return cancel({ reason: reason ?? noReason });
    });
  }
}
