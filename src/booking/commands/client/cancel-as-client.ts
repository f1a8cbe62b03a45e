import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { visitor } from '../../../kernel/actor.js';
import { BookingRepository } from '../../booking.repository.js';
import { ChangeCutoff } from '../../policy/change-cutoff.js';
import { cancel } from '../../domain/booking.decide.js';
import { markByLink } from '../../domain/client/mark-by-link.js';
import { DEFAULT_CLIENT_REASON } from '../../domain/client/default-reason.js';
import { OpeningKeeper } from '../../waiting-list/offers/opening-keeper.js';
import type { ClientChange } from './client-change.js';
import { toSlotRequest } from '../to-slot-request.js';
import { assertAlone } from '../visits/assert-alone.js';
import { isOpenStatus } from '../../domain/booking-status.js';

/** Cancels a booking for its client, before the shop's cut-off. */
export class CancelAsClient extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly reason: string | null,
    readonly change: ClientChange,
  ) {
    super();
  }
}

@CommandHandler(CancelAsClient)
export class CancelAsClientHandler implements ICommandHandler<CancelAsClient> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly openings: OpeningKeeper,
    private readonly changeCutoff: ChangeCutoff,
  ) {}

  async execute({ bookingId, reason, change }: CancelAsClient): Promise<void> {
    const checkCutOff = await this.changeCutoff.prepareCheck();
    const { version: expectedVersion, idempotencyKey: key } = change;
    const idempotency = { key, request: { reason, expectedVersion, isCancellation: true } };
    await this.bookings.change(bookingId, { by: visitor, expectedVersion, idempotency }, async (tx, booking) => {
      const slot = toSlotRequest(booking);
      assertAlone(booking);
      if (isOpenStatus(booking.status)) await checkCutOff(tx, [{ bookingId, ...slot }]);
      await this.openings.release(tx, [{ bookingId, day: slot }], visitor);
      return markByLink(change.browser, cancel({ reason: reason ?? DEFAULT_CLIENT_REASON }));
    });
  }
}
