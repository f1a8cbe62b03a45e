import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { BookingRepository, toExpectedVersions } from '../../booking.repository.js';
import { announceTogether } from '../../domain/visits/announce-together.js';
import { RequestDeposits } from '../request-deposits.js';
import { ConflictNames } from '../conflict-names.js';
import { VisitConfirmer } from '../visits/visit-confirmer.js';

/**
 * Confirms a request, and with it all waiting requests of its visit; where a deposit is due, holds their slots until it
 * is paid. Refused under the verdict's name when a slot is gone.
 */
export class ConfirmBooking extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly by: Actor,
    readonly expectedVersion?: number,
    /** The reason for which no deposit is asked for, or no longer; undefined where it is. */
    readonly waiver?: string,
  ) {
    super();
  }
}

@CommandHandler(ConfirmBooking)
export class ConfirmBookingHandler implements ICommandHandler<ConfirmBooking> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly confirmer: VisitConfirmer,
    private readonly deposits: RequestDeposits,
    private readonly conflicts: ConflictNames,
  ) {}

  async execute({ bookingId, by, expectedVersion, waiver }: ConfirmBooking): Promise<void> {
    const findDeposit = await this.deposits.prepare();
    let ids: string[] = [];
    const change = this.bookings.changeTogether(
      { by, expected: toExpectedVersions(bookingId, expectedVersion) },
      async (tx) => (ids = await this.confirmer.findRequestsWith(tx, bookingId)),
      async (tx, loaded) => {
        const events = await this.confirmer.confirm(tx, loaded, { depositOf: await findDeposit(tx, loaded), waiver });
        return announceTogether(loaded.map(({ id, version }, nth) => ({ id, version, events: events[nth]! })));
      },
    );
    await change.catch((refusal: unknown) => this.conflicts.addConflictNames(refusal, ids));
  }
}
