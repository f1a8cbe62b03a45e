import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { visitor } from '../../../kernel/actor.js';
import { BookingRepository, toExpectedVersions } from '../../booking.repository.js';
import { ChangeCutoff } from '../../policy/change-cutoff.js';
import { cancel } from '../../domain/booking.decide.js';
import { markByLink } from '../../domain/client/mark-by-link.js';
import { VisitQuery } from '../../queries/visit.query.js';
import type { ClientChange } from '../client/client-change.js';
import { DEFAULT_CLIENT_REASON } from '../../domain/client/default-reason.js';
import { toSlotRequest } from '../to-slot-request.js';
import { VisitCanceller } from './visit-canceller.js';

/** Cancels a whole visit for its client, before the shop's cut-off. */
export class CancelVisitAsClient extends Command<void> {
  constructor(
    readonly visitId: string,
    /** The booking whose page the client looks at. */
    readonly bookingId: string,
    readonly reason: string | null,
    readonly change: ClientChange,
  ) {
    super();
  }
}

@CommandHandler(CancelVisitAsClient)
export class CancelVisitAsClientHandler implements ICommandHandler<CancelVisitAsClient> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly visits: VisitQuery,
    private readonly canceller: VisitCanceller,
    private readonly changeCutoff: ChangeCutoff,
  ) {}

  async execute({ visitId, bookingId, reason, change }: CancelVisitAsClient): Promise<void> {
    const checkCutOff = await this.changeCutoff.prepareCheck();
    const { version, idempotencyKey: key } = change;
    const idempotency = { key, request: { reason, version, visitId, isCancellation: true } };
    const expected = toExpectedVersions(bookingId, version);
    await this.bookings.changeTogether(
      { by: visitor, idempotency, expected },
      (tx) => this.visits.findOpen(tx, visitId),
      async (tx, loaded) => {
        await checkCutOff(
          tx,
          loaded.map(({ id, state }) => ({ bookingId: id, ...toSlotRequest(state) })),
        );
        const decide = markByLink(change.browser, cancel({ reason: reason ?? DEFAULT_CLIENT_REASON }));
        return this.canceller.cancel(tx, loaded, decide, visitor);
      },
    );
  }
}
