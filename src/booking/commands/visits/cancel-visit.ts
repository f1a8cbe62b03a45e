import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { BookingRepository } from '../../booking.repository.js';
import { cancel } from '../../domain/booking.decide.js';
import { VisitQuery } from '../../queries/visit.query.js';
import { VisitCanceller } from './visit-canceller.js';

/** Cancels all open bookings of a visit with a reason, and frees their slots. */
export class CancelVisit extends Command<void> {
  constructor(
    readonly visitId: string,
    readonly reason: string,
    readonly by: Actor,
    /** Versions of all bookings that were open when the visit was shown, by booking id. */
    readonly versions: ReadonlyMap<string, number>,
    /** Whether the client gets a mail about it. */
    readonly notifyClient = true,
  ) {
    super();
  }
}

@CommandHandler(CancelVisit)
export class CancelVisitHandler implements ICommandHandler<CancelVisit> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly visits: VisitQuery,
    private readonly canceller: VisitCanceller,
  ) {}

  execute({ visitId, reason, by, versions, notifyClient }: CancelVisit): Promise<void> {
    return this.bookings.changeTogether(
      { by, expected: { isAll: true, versions } },
      (tx) => this.visits.findOpen(tx, visitId),
      async (tx, loaded) => this.canceller.cancel(tx, loaded, cancel({ reason, notifyClient }), by),
    );
  }
}
