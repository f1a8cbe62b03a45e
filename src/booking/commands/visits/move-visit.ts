import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { isPast } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { edit } from '../../domain/booking.edit.js';
import { findOpenOfVisit } from '../../queries/open-bookings.js';
import { RequestDeposits } from '../request-deposits.js';
import { ConflictNames } from '../conflict-names.js';
import { SlotMover } from '../slot-mover.js';

/** A treatment of a visit with the version that was shown, and its new therapist. */
interface MovedPart {
  bookingId: string;
  version: number;
  therapistId: string;
}

/**
 * Moves all open treatments of a visit for the office, or none. They follow one another as before, from the new start
 * on.
 */
export class MoveVisit extends Command<void> {
  /** @param parts all open treatments, in any order @param notifyClient whether the client gets a mail about it */
  constructor(
    readonly visitId: string,
    readonly to: LocalDateTime,
    readonly parts: readonly MovedPart[],
    readonly by: Actor,
    readonly notifyClient = true,
  ) {
    super();
  }
}

@CommandHandler(MoveVisit)
export class MoveVisitHandler implements ICommandHandler<MoveVisit> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly mover: SlotMover,
    private readonly deposits: RequestDeposits,
    private readonly conflicts: ConflictNames,
    private readonly clock: ShopClock,
  ) {}

  async execute({ visitId, to, parts, by, notifyClient }: MoveVisit): Promise<void> {
    const findDeposit = await this.deposits.prepare({ movedTo: to });
    const expected = { isAll: true, versions: new Map(parts.map(({ bookingId, version }) => [bookingId, version])) };
    const therapists = new Map(parts.map(({ bookingId, therapistId }) => [bookingId, therapistId]));
    const fields = new Map(parts.map(({ bookingId }, nth) => [bookingId, `bookings.${nth}.therapist_id`]));
    const moved = this.bookings.changeTogether(
      { by, expected },
      (tx) => findOpenOfVisit(tx, visitId),
      async (tx, loaded) => {
        const depositOf = await findDeposit(tx, loaded);
        return this.mover.move(
          tx,
          loaded,
          { to, therapists, mode: 'shop', by, fields },
          (current, { id, appointment, verdict }) => {
            const hasStarted = isPast(appointment.date, appointment.time, this.clock.now());
            const { service, client, status } = current;
            const deposit = depositOf(id);
            return edit({ appointment, service, client, status, verdict, hasStarted, notifyClient, deposit });
          },
        );
      },
    );
    return moved.catch((refusal: unknown) => this.conflicts.addConflictNames(refusal, [...expected.versions.keys()]));
  }
}
