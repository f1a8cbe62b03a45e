import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { visitor } from '../../../kernel/actor.js';
import { ReservationService } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { verifyEmail } from '../../domain/booking.decide.js';
import { inRoom } from '../../domain/booking.room.js';
import { isAwaitingPayment } from '../../domain/booking.rules.js';
import { toSlotRequest } from '../to-slot-request.js';
import { RequestDeposits } from '../request-deposits.js';
import { VisitConfirmer } from '../visits/visit-confirmer.js';

/** Records that the client followed the mailed link. Confirms the booking where its slot is still free. */
export class VerifyEmail extends Command<void> {
  constructor(readonly bookingId: string) {
    super();
  }
}

@CommandHandler(VerifyEmail)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmail> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly reservations: ReservationService,
    private readonly confirmer: VisitConfirmer,
    private readonly deposits: RequestDeposits,
  ) {}

  async execute({ bookingId }: VerifyEmail): Promise<void> {
    const findDeposit = await this.deposits.prepare();
    await this.bookings.change(bookingId, { by: visitor }, async (tx, booking) => {
      // What waits for its deposit keeps the slot that it holds.
      if (booking.status !== 'pending' || isAwaitingPayment(booking)) return verifyEmail({ verdict: 'error' });
      // All of a visit or nothing: more than the link of one treatment is needed.
      if ((await this.confirmer.findRequestsWith(tx, bookingId)).length > 1) return verifyEmail({ verdict: 'error' });
      const to = toSlotRequest(booking);
      const { verdict, roomId } = await this.reservations.reserve(tx, bookingId, 'verified', { to });
      if (verdict !== 'available') this.reservations.releaseRoom(tx, bookingId);
      const depositOf = await findDeposit(tx, [{ id: bookingId, state: booking }]);
      return inRoom(roomId, verifyEmail({ verdict, deposit: depositOf(bookingId) }));
    });
  }
}
