import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { type Claim, KeptOpeningService, ReservationService } from '../../../scheduling/index.js';
import type { ExistingBooking } from '../../domain/booking.state.js';
import { holdsSlot } from '../../domain/booking.undo.js';
import { OpeningKeeper } from '../../waiting-list/offers/opening-keeper.js';
import { toSlotRequest } from '../to-slot-request.js';
import { VisitNeighbours } from '../visits/visit-neighbours.js';
import { inFormerRoom } from './in-former-room.js';
import type { RestoredPart } from './visit-restorer.js';
import { isOpenStatus } from '../../domain/booking-status.js';

/** Reserves again what a booking had before it was changed on its own. */
@Injectable()
export class BookingRestorer {
  constructor(
    private readonly reservations: ReservationService,
    private readonly openings: OpeningKeeper,
    private readonly kept: KeptOpeningService,
    private readonly neighbours: VisitNeighbours,
  ) {}

  /**
   * Reserves the former slot.
   * @returns whether a confirmed booking can have its slot and a room again; null where nothing new has to be reserved
   */
  async restore(tx: Transaction, part: RestoredPart, by: Actor): Promise<Claim | null> {
    const days = [toSlotRequest(part.current), toSlotRequest(part.before)];
    const held = await this.openings.readHeldSlots(tx, [part.id], days);
    const claim = await this.reserve(tx, part);
    await this.openings.keepVacated(tx, [part.id], held, by);
    return claim;
  }

  private async reserve(tx: Transaction, { id, current, before }: RestoredPart): Promise<Claim | null> {
    const from = toSlotRequest(current);
    if (!isOpenStatus(before.status)) {
      this.reservations.release(tx, id, from);
      return null;
    }
    this.kept.discard(tx, [id]);
    if (!isSameTime(current, before))
      await this.neighbours.assertGuestIsFree(tx, [id], before.visit, toSlotRequest(before));
    const slot = await this.neighbours.complete(tx, id, before, toSlotRequest(before));
    const to = { ...slot, isAtAnyMinute: true };
    if (!holdsSlot(before)) {
      await this.reservations.restoreRequest(tx, id, { from, to });
      return null;
    }
    const isMoved = from.therapistId !== to.therapistId || from.date !== to.date || from.time !== to.time;
    const isSameLength = from.durationMinutes === to.durationMinutes;
    const isSameSlot = !isMoved && isSameLength && holdsSlot(current);
    const isHeld = isSameSlot && before.status === current.status;
    if (isHeld && current.roomId === before.roomId) return null;
    if (before.status === 'pending') {
      if (!isSameSlot) return this.reservations.keep(tx, id, { from, to });
      this.reservations.keepFromVisitors(tx, id);
      return null;
    }
    await this.neighbours.dropPreviousCleanup(tx, id, before.visit, [from, to]);
    const tookPlace = isSameLength && (current.status === 'completed' || current.status === 'no_show');
    const claim = (roomId: string | undefined) => {
      if (isMoved) return this.reservations.move(tx, id, { from, to: { ...to, roomId } });
      const slot = { ...to, roomId };
      return tookPlace ? this.reservations.holdAgain(tx, id, slot) : this.reservations.hold(tx, id, slot);
    };
    // If only the room was changed, exactly that room is claimed again; otherwise another room will do.
    const restored = isHeld ? await claim(before.roomId ?? undefined) : await inFormerRoom(before.roomId, claim);
    if (isMoved) await this.neighbours.restorePreviousCleanup(tx, id, current.visit, from);
    return restored;
  }
}

/** Whether an open booking takes the same time before and after. */
const isSameTime = (one: ExistingBooking, other: ExistingBooking): boolean =>
  isOpenStatus(one.status) &&
  one.appointment.date === other.appointment.date &&
  one.appointment.time === other.appointment.time &&
  one.service.durationMinutes === other.service.durationMinutes;
