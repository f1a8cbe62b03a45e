import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import type { LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import { isPast, type SlotRequest } from '../../scheduling/index.js';
import { BookingRepository } from '../booking.repository.js';
import { BookingResolver } from '../commands/booking-resolver.js';
import { assertNotIntoPast, staysAtStart } from '../commands/slot-change.js';
import { toSlotRequest } from '../commands/to-slot-request.js';
import { edit } from '../domain/booking.edit.js';
import type { BookingEvent } from '../domain/booking.events.js';
import { inRoom } from '../domain/booking.room.js';
import { requireBooking } from '../domain/booking.rules.js';
import type { Booking } from '../domain/booking.state.js';
import { announceTogether } from '../domain/visits/announce-together.js';
import { findFollowing } from '../queries/recurrence/following-sql.js';
import { OpeningKeeper } from '../waiting-list/offers/opening-keeper.js';
import { type ChosenPlace, RecurringSlots } from './recurring-slots.js';

/** A booking of a series with the version that was shown, and its new place. */
interface MovedRecurring {
  bookingId: string;
  version: number;
  to: ChosenPlace;
}

/** Moves a booking of a series and following ones of it, all of them or none. One mail tells of them all. */
export class MoveRecurring extends Command<void> {
  /** @param fromId the first one that may be moved @param notifyClient whether the client gets a mail about it */
  constructor(
    readonly fromId: string,
    readonly moves: readonly MovedRecurring[],
    readonly by: Actor,
    readonly notifyClient = true,
  ) {
    super();
  }
}

@CommandHandler(MoveRecurring)
export class MoveRecurringHandler implements ICommandHandler<MoveRecurring> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly resolver: BookingResolver,
    private readonly slots: RecurringSlots,
    private readonly openings: OpeningKeeper,
    private readonly clock: ShopClock,
  ) {}

  execute(command: MoveRecurring): Promise<void> {
    const { fromId, moves, by } = command;
    const expected = { isAll: true, versions: new Map(moves.map(({ bookingId, version }) => [bookingId, version])) };
    return this.bookings.changeTogether(
      { by, expected },
      async (tx) => {
        const following = new Set(await findFollowing(tx, fromId));
        const nth = moves.findIndex(({ bookingId }) => !following.has(bookingId));
        if (nth >= 0) throw new InvalidInputError(`bookings.${nth}.id`, 'This is no open booking of the series');
        return moves.map(({ bookingId }) => bookingId);
      },
      (tx, loaded) => this.decide(tx, loaded, command),
    );
  }

  private async decide(
    tx: Transaction,
    loaded: readonly LoadedAggregate<Booking>[],
    { moves, by, notifyClient }: MoveRecurring,
  ): Promise<BookingEvent[][]> {
    const moved: { bookingId: string; from: SlotRequest; to: SlotRequest; confirmsNow: boolean }[] = [];
    for (const [nth, { id, state }] of loaded.entries()) {
      const to = await this.resolve(tx, state, moves[nth]!.to);
      // A request that is moved is not answered by it: the shop confirms it, where a deposit may be due.
      const confirmsNow = requireBooking(state).status !== 'pending' || to.isUnassigned;
      moved.push({ bookingId: id, from: toSlotRequest(state), to, confirmsNow });
    }
    const ids = loaded.map(({ id }) => id);
    const held = await this.openings.readHeldSlots(
      tx,
      ids,
      moved.flatMap(({ from, to }) => [from, to]),
    );
    const claims = await this.slots.reserve(tx, moved);
    await this.openings.keepVacated(tx, ids, held, by);
    return announceTogether(
      loaded.map(({ id, version, state }, nth) => {
        const { service, client, status } = requireBooking(state);
        const { therapistId, isUnassigned, date, time } = moved[nth]!.to;
        const { verdict, roomId } = claims[nth]!;
        const hasStarted = isPast(date, time, this.clock.now());
        const appointment = { therapistId, isUnassigned, date, time };
        const staysRequest = !moved[nth]!.confirmsNow;
        const decide = edit({ appointment, service, client, status, verdict, hasStarted, notifyClient, staysRequest });
        return { id, version, events: inRoom(roomId, decide)(state) };
      }),
    );
  }

  private async resolve(tx: Transaction, state: Booking, place: ChosenPlace): Promise<SlotRequest> {
    const from = toSlotRequest(state);
    assertNotIntoPast(from, place, this.clock.today());
    const appointment = await this.resolver.resolveAppointment(tx, place, from);
    return { ...from, ...appointment, isAtAnyMinute: staysAtStart(from, place) };
  }
}
