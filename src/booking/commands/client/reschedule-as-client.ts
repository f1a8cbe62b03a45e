import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TherapistService } from '../../../catalog/index.js';
import type { LocalDate, LocalTime } from '../../../kernel/local-time.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import { visitor } from '../../../kernel/actor.js';
import { BookingWindow, ReservationService } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { ChangeCutoff } from '../../policy/change-cutoff.js';
import { rescheduleAsClient } from '../../domain/booking.decide.js';
import { inRoom } from '../../domain/booking.room.js';
import { markByLink } from '../../domain/client/mark-by-link.js';
import { OpeningKeeper } from '../../waiting-list/offers/opening-keeper.js';
import type { ClientChange } from './client-change.js';
import { toSlotRequest } from '../to-slot-request.js';
import { assertAlone } from '../visits/assert-alone.js';

/** The new slot in shop time, and whether a confirmed booking may become a request there. */
interface ClientReschedule {
  therapistId: string;
  date: LocalDate;
  time: LocalTime;
  acceptsPending: boolean;
}

/**
 * Moves a booking for its client. A slot that is free there is confirmed; a confirmed slot is given up only if the
 * client agreed.
 */
export class RescheduleAsClient extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly to: ClientReschedule,
    readonly change: ClientChange,
  ) {
    super();
  }
}

@CommandHandler(RescheduleAsClient)
export class RescheduleAsClientHandler implements ICommandHandler<RescheduleAsClient> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly therapists: TherapistService,
    private readonly reservations: ReservationService,
    private readonly openings: OpeningKeeper,
    private readonly bookingWindow: BookingWindow,
    private readonly changeCutoff: ChangeCutoff,
  ) {}

  async execute({ bookingId, to, change }: RescheduleAsClient): Promise<void> {
    const checkCutOff = await this.changeCutoff.prepareCheck();
    const { version: expectedVersion, idempotencyKey: key } = change;
    const idempotency = { key, request: { ...to, expectedVersion } };
    await this.bookings.change(bookingId, { by: visitor, expectedVersion, idempotency }, async (tx, booking) => {
      const from = toSlotRequest(booking);
      assertAlone(booking);
      const { acceptsPending, ...slot } = to;
      if (from.therapistId === to.therapistId && from.date === to.date && from.time === to.time) return () => [];
      await checkCutOff(tx, [{ bookingId, ...from }]);
      this.bookingWindow.check(to);
      const therapist = await this.therapists.findById(tx, to.therapistId);
      if (!therapist) throw new InvalidInputError('therapist_id', 'There is no such therapist');
      const appointment = { ...slot, isUnassigned: therapist.isUnassigned };
      const { serviceId, durationMinutes } = from;
      const slotRequest = { ...appointment, serviceId, durationMinutes };
      const held = await this.openings.readHeldSlots(tx, [bookingId], [from, slotRequest]);
      const claim = await this.reservations.moveAsClient(tx, bookingId, { from, to: slotRequest });
      await this.openings.keepVacated(tx, [bookingId], held, visitor);
      const decide = rescheduleAsClient({ to: appointment, verdict: claim.verdict, acceptsPending });
      return inRoom(claim.roomId, markByLink(change.browser, decide));
    });
  }
}
