import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { BusinessRuleError, InvalidInputError } from '../../../kernel/errors.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { reopenRefusedOfStream } from '../../../platform/deliveries/reopen-refused.js';
import { AggregateRepository } from '../../../platform/event-log/aggregate-repository.js';
import { type Claim, ReservationService } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { bookingAggregate } from '../../domain/booking.aggregate.js';
import { type ExistingBooking, requireBooking } from '../../domain/booking.rules.js';
import { findUndoableChange, holdsSlot, undo } from '../../domain/booking.undo.js';
import { clientSubscribers } from '../../notifications/client-recipients.js';
import { readBookingEvents } from '../../queries/timeline/read-booking-events.js';
import { toSlotRequest } from '../to-slot-request.js';

/**
 * Takes back the latest change that the shop made to a booking, the one that ended with `version`. Sent again it changes nothing
 * more. Refused by the reason's name when the slot that the booking had is not free any more.
 */
export class UndoBookingChange extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly version: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(UndoBookingChange)
export class UndoBookingChangeHandler implements ICommandHandler<UndoBookingChange> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly store: AggregateRepository,
    private readonly reservations: ReservationService,
    private readonly clock: ShopClock,
  ) {}

  execute({ bookingId, version, by }: UndoBookingChange): Promise<void> {
    return this.bookings.change(bookingId, { by }, async (tx, booking) => {
      const current = requireBooking(booking);
      const events = await readBookingEvents(tx, bookingId);
      if (events.some(({ undoes }) => undoes.includes(version))) return () => [];
      const change = findUndoableChange(events);
      if (change?.versions.at(-1) !== version)
        throw new BusinessRuleError('not-undoable', 'This booking was changed again since, or this cannot be undone');
      const upTo = Math.min(...change.versions) - 1;
      const { state } = await this.store.load(tx, bookingAggregate, bookingId, upTo);
      const before = requireBooking(state);
      const claim = await this.reserve(tx, bookingId, { current, before });
      if (before.client?.email !== current.client?.email) await reopenRefusedOfStream(tx, bookingId, clientSubscribers);
      const { verdict, roomId } = claim ?? { verdict: null, roomId: before.roomId };
      return undo({ before, versions: change.versions, verdict, roomId });
    });
  }

  /** @returns whether a confirmed booking can have its slot and a room again; null where nothing is taken that was not taken before */
  private async reserve(
    tx: Transaction,
    id: string,
    { current, before }: { current: ExistingBooking; before: ExistingBooking },
  ): Promise<Claim | null> {
    // At whatever minute it was.
    const [from, to] = [toSlotRequest(current), { ...toSlotRequest(before), isAtAnyMinute: true }];
    if (before.status !== 'pending' && before.status !== 'confirmed') {
      this.reservations.release(tx, id, from);
      return null;
    }
    if (from.date !== to.date && to.date < this.clock.today())
      throw new BusinessRuleError('former-date-passed', 'The date that this booking had before has passed');
    if (!holdsSlot(before)) {
      await this.reservations.restoreRequest(tx, id, { from, to });
      return null;
    }
    const isMoved = from.therapistId !== to.therapistId || from.date !== to.date || from.time !== to.time;
    const isSameLength = from.durationMinutes === to.durationMinutes;
    const isHeld = !isMoved && isSameLength && holdsSlot(current);
    if (isHeld && current.roomId === before.roomId) return null;
    const claim = (roomId: string | undefined) =>
      isMoved
        ? this.reservations.move(tx, id, { from, to: { ...to, roomId } })
        : this.reservations.hold(tx, id, { ...to, roomId });
    if (before.roomId === null) return claim(undefined);
    // In another room rather than not at all, unless the room was all that was changed.
    return claim(before.roomId).catch((error: unknown) => {
      if (isHeld || !isRoomGone(error)) throw error;
      return claim(undefined);
    });
  }
}

const isRoomGone = (error: unknown) =>
  (error instanceof BusinessRuleError && error.code === 'room-taken') ||
  (error instanceof InvalidInputError && error.field === 'room_id');
