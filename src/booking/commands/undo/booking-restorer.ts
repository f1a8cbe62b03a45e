import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { type Claim, KeptOpeningService, ReservationService } from '../../../scheduling/index.js';
import type { ExistingBooking } from '../../domain/booking.state.js';
import { holdsSlot } from '../../domain/booking.undo.js';
import { OpeningKeeper } from '../../waiting-list/offers/opening-keeper.js';
import { toSlotRequest } from '../to-slot-request.js';
import { isFollowedBy, AdjacentTreatments } from '../visits/adjacent-treatments.js';
import { inFormerRoom } from './in-former-room.js';
import { isOpenStatus } from '../../domain/booking-status.js';

/** A booking as it is now, and as it was before the change. */
export interface RestoredPart {
  id: string;
  current: ExistingBooking;
  before: ExistingBooking;
}

/** Reserves again what bookings had before they were changed: a booking by itself, or treatments of a visit together. */
@Injectable()
export class BookingRestorer {
  constructor(
    private readonly reservations: ReservationService,
    private readonly openings: OpeningKeeper,
    private readonly kept: KeptOpeningService,
    private readonly adjacent: AdjacentTreatments,
  ) {}

  /**
   * Reserves the former slots, all of them or none.
   * @returns for each booking whether it can have its slot and a room again; null where nothing new has to be reserved
   */
  async restore(tx: Transaction, parts: readonly RestoredPart[], by: Actor): Promise<(Claim | null)[]> {
    const ids = parts.map(({ id }) => id);
    const days = parts.flatMap(({ current, before }) => [toSlotRequest(current), toSlotRequest(before)]);
    const held = await this.openings.readHeldSlots(tx, ids, days);
    const [only] = parts;
    const claims =
      only && parts.length === 1 ? [await this.restoreOne(tx, only)] : await this.restoreTogether(tx, parts);
    await this.openings.keepVacated(tx, ids, held, by);
    return claims;
  }

  /** Reserves the slots of treatments that were changed together, none of which is in the way of another. */
  private async restoreTogether(tx: Transaction, parts: readonly RestoredPart[]): Promise<(Claim | null)[]> {
    const ids = parts.map(({ id }) => id);
    const guests = new Set(parts.map(({ before }) => before.visit?.guest)).size;
    const slots = parts.map(({ id, current, before }) => {
      const slot = toSlotRequest(before);
      const to = {
        ...slot,
        party: slot.party && { ...slot.party, guests },
        isAtAnyMinute: true,
        isFollowed: parts.some((next) => isFollowedBy(slot, toSlotRequest(next.before))),
      };
      return { bookingId: id, from: toSlotRequest(current), to };
    });
    this.reservations.releaseTogether(tx, slots);
    this.kept.discard(tx, ids);
    for (const [nth, { to }] of slots.entries())
      await this.adjacent.assertGuestIsFree(tx, ids, parts[nth]!.before.visit, to);
    const claims: (Claim | null)[] = [];
    for (const [nth, slot] of slots.entries()) {
      const { before } = parts[nth]!;
      if (!holdsSlot(before)) {
        await this.reservations.reserve(tx, slot.bookingId, 'request', slot);
        claims.push(null);
        continue;
      }
      const claim = (roomId: string | undefined) =>
        this.reservations.reserve(tx, slot.bookingId, 'shop', { ...slot, to: { ...slot.to, roomId } });
      claims.push(await inFormerRoom(before.roomId, claim));
    }
    return claims;
  }

  /** Reserves the slot of a booking that was changed by itself, beside the other treatments of its visit. */
  private async restoreOne(tx: Transaction, { id, current, before }: RestoredPart): Promise<Claim | null> {
    const from = toSlotRequest(current);
    if (!isOpenStatus(before.status)) {
      this.reservations.release(tx, id, from);
      return null;
    }
    this.kept.discard(tx, [id]);
    if (!isSameTime(current, before))
      await this.adjacent.assertGuestIsFree(tx, [id], before.visit, toSlotRequest(before));
    const slot = await this.adjacent.complete(tx, id, before, toSlotRequest(before));
    const to = { ...slot, isAtAnyMinute: true };
    if (!holdsSlot(before)) {
      await this.reservations.reserve(tx, id, 'request', { from, to });
      return null;
    }
    const isMoved = from.therapistId !== to.therapistId || from.date !== to.date || from.time !== to.time;
    const isSameLength = from.durationMinutes === to.durationMinutes;
    const isSameSlot = !isMoved && isSameLength && holdsSlot(current);
    const isHeld = isSameSlot && before.status === current.status;
    if (isHeld && current.roomId === before.roomId) return null;
    if (before.status === 'pending') {
      if (!isSameSlot) return this.reservations.reserve(tx, id, 'unverified', { from, to });
      this.reservations.keepFromVisitors(tx, id);
      return null;
    }
    await this.adjacent.dropPreviousCleanup(tx, id, before.visit, [from, to]);
    const tookPlace = isSameLength && (current.status === 'completed' || current.status === 'no_show');
    const mode = isMoved ? 'shop' : tookPlace ? 'took-place' : 'recheck';
    const claim = (roomId: string | undefined) =>
      this.reservations.reserve(tx, id, mode, { from, to: { ...to, roomId } });
    // If only the room was changed, exactly that room is claimed again; otherwise another room will do.
    const restored = isHeld ? await claim(before.roomId ?? undefined) : await inFormerRoom(before.roomId, claim);
    if (isMoved) await this.adjacent.restorePreviousCleanup(tx, id, current.visit, from);
    return restored;
  }
}

/** Whether an open booking takes the same time before and after. */
const isSameTime = (one: ExistingBooking, other: ExistingBooking): boolean =>
  isOpenStatus(one.status) &&
  one.appointment.date === other.appointment.date &&
  one.appointment.time === other.appointment.time &&
  one.service.durationMinutes === other.service.durationMinutes;
