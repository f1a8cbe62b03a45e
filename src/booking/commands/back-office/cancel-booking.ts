import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { BookingRepository, toExpectedVersions } from '../../booking.repository.js';
import { cancel } from '../../domain/booking.decide.js';
import { findOpenOfVisit } from '../../queries/open-bookings.js';
import { findFollowing } from '../../queries/recurrence/following-sql.js';
import { BookingCanceller } from '../booking-canceller.js';

/**
 * One booking, at the version that was shown, or, with the versions of those shown, all open bookings of a visit, or a
 * booking of a series with all that follow.
 */
type Cancelled =
  | { bookingId: string; version?: number }
  | { visitId: string; versions: ReadonlyMap<string, number> }
  | { fromId: string; versions: ReadonlyMap<string, number> };

/** Cancels open bookings with a reason, and frees their slots for the waiting list. One mail tells of them all. */
export class CancelBooking extends Command<void> {
  constructor(
    readonly cancelled: Cancelled,
    readonly reason: string,
    readonly by: Actor,
    /** Whether the client gets a mail about it. */
    readonly notifyClient = true,
    /** Whether the client wants it, who then gets back of a deposit what the policy says. */
    readonly isByClient = false,
  ) {
    super();
  }
}

@CommandHandler(CancelBooking)
export class CancelBookingHandler implements ICommandHandler<CancelBooking> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly canceller: BookingCanceller,
  ) {}

  execute({ cancelled, reason, by, notifyClient, isByClient }: CancelBooking): Promise<void> {
    const expected =
      'versions' in cancelled
        ? { isAll: true, versions: cancelled.versions }
        : toExpectedVersions(cancelled.bookingId, cancelled.version);
    return this.bookings.changeTogether(
      { by, expected },
      (tx) => findCancelled(tx, cancelled),
      (tx, loaded) => this.canceller.cancel(tx, loaded, cancel({ reason, notifyClient, isByClient }), by),
    );
  }
}

async function findCancelled(tx: Transaction, cancelled: Cancelled): Promise<string[]> {
  if ('visitId' in cancelled) return findOpenOfVisit(tx, cancelled.visitId);
  return 'fromId' in cancelled ? findFollowing(tx, cancelled.fromId) : [cancelled.bookingId];
}
