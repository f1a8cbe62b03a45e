import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { resolveClientId } from '../../../clients/index.js';
import { visitor } from '../../../kernel/actor.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock/clock.js';
import { OfferReservationService } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { request } from '../../domain/booking.decide.js';
import { inRoom } from '../../domain/booking.room.js';
import { slotUnavailableError } from '../../domain/booking.rules.js';
import { acceptOffer, requireEntry, requireOpenOffer } from '../domain/waiting-entry.decide.js';
import { WaitingListRepository } from '../waiting-list.repository.js';

/**
 * Turns an offer into the booking that it holds a slot for, confirmed and at the price that was offered. Does nothing
 * the second time.
 * @throws BusinessRuleError `offer-lapsed`, `no-offer`, also where another time is on offer by now, the shop is closed
 * then or the therapist works there no longer; the verdict's name where the shop has changed the therapist's day since
 */
export class AcceptOffer extends Command<void> {
  /** @param expectedBookingId as in `requireOpenOffer` */
  constructor(
    readonly entryId: string,
    readonly expectedBookingId?: string,
  ) {
    super();
  }
}

@CommandHandler(AcceptOffer)
export class AcceptOfferHandler implements ICommandHandler<AcceptOffer> {
  constructor(
    private readonly entries: WaitingListRepository,
    private readonly bookings: BookingRepository,
    private readonly reservations: OfferReservationService,
    private readonly clock: Clock,
  ) {}

  execute({ entryId, expectedBookingId }: AcceptOffer): Promise<void> {
    return this.entries.change(entryId, visitor, async (tx, entry) => {
      const { status, client, clientId: knownId, userId } = requireEntry(entry);
      if (status === 'booked') return null;
      const now = this.clock.now();
      const { bookingId, therapistId, date, time, expiresAt, ...service } = requireOpenOffer(
        entry,
        now,
        expectedBookingId,
      );
      if (!client) return null;
      const appointment = { therapistId, isUnassigned: false, date, time };
      const { serviceId, durationMinutes } = service;
      const to = { ...appointment, serviceId, durationMinutes };
      const claim = await this.reservations.accept(tx, bookingId, to);
      if (!claim) throw new BusinessRuleError('no-offer', 'This time is on offer no longer');
      const { verdict, roomId } = claim;
      if (verdict !== 'available') throw slotUnavailableError(verdict);
      const clientId = knownId ?? (await resolveClientId(tx, client));
      const decide = inRoom(roomId, request({ appointment, service, client, clientId, verdict, userId }));
      this.bookings.startStream(tx, bookingId, decide, visitor);
      return acceptOffer(now, expectedBookingId);
    });
  }
}
