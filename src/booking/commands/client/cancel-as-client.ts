import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { visitor } from '../../../kernel/actor.js';
import { BookingRepository, toExpectedVersions } from '../../booking.repository.js';
import { ChangeCutoff } from '../../policy/change-cutoff.js';
import { cancel } from '../../domain/booking.decide.js';
import { isOpenStatus } from '../../domain/booking-status.js';
import { markByLink } from '../../domain/client/mark-by-link.js';
import { DEFAULT_CLIENT_REASON } from '../../domain/client/default-reason.js';
import { findOpenWith } from '../../queries/open-bookings.js';
import { BookingCanceller } from '../booking-canceller.js';
import { toSlotRequest } from '../to-slot-request.js';
import type { ClientChange } from './client-change.js';

/** Cancels a booking for its client, or by a program of the shop, with all that is open of its visit, before the shop's cut-off. */
export class CancelAsClient extends Command<void> {
  constructor(
    /** The booking whose page the client looks at. */
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
    private readonly canceller: BookingCanceller,
    private readonly changeCutoff: ChangeCutoff,
  ) {}

  async execute({ bookingId, reason, change }: CancelAsClient): Promise<void> {
    const checkCutOff = await this.changeCutoff.prepareCheck();
    const { version: expectedVersion, idempotencyKey: key, by = visitor, browser, isDeadlineWaived } = change;
    const idempotency = { key, request: { reason, expectedVersion, isCancellation: true, id: bookingId } };
    const expected = toExpectedVersions(bookingId, expectedVersion);
    await this.bookings.changeTogether(
      { by, idempotency, expected },
      (tx) => findOpenWith(tx, bookingId),
      async (tx, loaded) => {
        const open = loaded.filter(({ state: { status } }) => status !== 'none' && isOpenStatus(status));
        const starts = open.map(({ id, state }) => ({ bookingId: id, ...toSlotRequest(state) }));
        if (open.length > 0 && !isDeadlineWaived) await checkCutOff(tx, starts);
        const decide = cancel({ reason: reason ?? DEFAULT_CLIENT_REASON });
        const isByLink = by.kind === 'visitor';
        return this.canceller.cancel(tx, loaded, isByLink ? markByLink(browser, decide) : decide, by);
      },
    );
  }
}
