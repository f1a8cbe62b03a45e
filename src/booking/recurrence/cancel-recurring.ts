import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { BookingRepository } from '../booking.repository.js';
import { BookingCanceller } from '../commands/booking-canceller.js';
import { cancel } from '../domain/booking.decide.js';
import { findFollowing } from '../queries/recurrence/following-sql.js';

interface CancelledRecurring {
  /** The booking from which on the series ends. */
  fromId: string;
  /** The versions that were shown of it and of all that follow and are open. */
  versions: ReadonlyMap<string, number>;
}

/** Cancels a booking of a series and all open ones that follow, and frees their slots. One mail tells of them all. */
export class CancelRecurring extends Command<void> {
  constructor(
    readonly cancelled: CancelledRecurring,
    readonly reason: string,
    readonly by: Actor,
    /** Whether the client gets a mail about it. */
    readonly notifyClient = true,
    /** Whether the client wants it, who then gets back of a deposit what the policy of each says. */
    readonly isByClient = false,
  ) {
    super();
  }
}

@CommandHandler(CancelRecurring)
export class CancelRecurringHandler implements ICommandHandler<CancelRecurring> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly canceller: BookingCanceller,
  ) {}

  execute({ cancelled, reason, by, notifyClient, isByClient }: CancelRecurring): Promise<void> {
    const { fromId, versions } = cancelled;
    return this.bookings.changeTogether(
      { by, expected: { isAll: true, versions } },
      (tx) => findFollowing(tx, fromId),
      (tx, loaded) => this.canceller.cancel(tx, loaded, cancel({ reason, notifyClient, isByClient }), by),
    );
  }
}
