import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { BookingRepository, toExpectedVersions } from '../../booking.repository.js';
import { announceTogether } from '../../domain/visits/announce-together.js';
import { ConflictNames } from '../conflict-names.js';
import { VisitConfirmer } from '../visits/visit-confirmer.js';

/**
 * Confirms a request, and with it all waiting requests of its visit. Refused under the verdict's name when a slot is
 * gone.
 */
export class ConfirmBooking extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly by: Actor,
    readonly expectedVersion?: number,
  ) {
    super();
  }
}

@CommandHandler(ConfirmBooking)
export class ConfirmBookingHandler implements ICommandHandler<ConfirmBooking> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly confirmer: VisitConfirmer,
    private readonly conflicts: ConflictNames,
  ) {}

  async execute({ bookingId, by, expectedVersion }: ConfirmBooking): Promise<void> {
    let ids: string[] = [];
    const change = this.bookings.changeTogether(
      { by, expected: toExpectedVersions(bookingId, expectedVersion) },
      async (tx) => (ids = await this.confirmer.findRequestsWith(tx, bookingId)),
      async (tx, loaded) => {
        const events = await this.confirmer.confirm(tx, loaded);
        return announceTogether(loaded.map(({ id, version }, nth) => ({ id, version, events: events[nth]! })));
      },
    );
    await change.catch((refusal: unknown) => this.conflicts.addConflictNames(refusal, ids));
  }
}
