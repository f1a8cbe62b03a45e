import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import {
  type Claim,
  KeptOpeningService,
  ReservationService,
  VisitReservationService,
} from '../../../scheduling/index.js';
import type { ExistingBooking } from '../../domain/booking.state.js';
import { holdsSlot } from '../../domain/booking.undo.js';
import { OpeningKeeper } from '../../waiting-list/offers/opening-keeper.js';
import { inFormerRoom } from './in-former-room.js';
import { toSlotRequest } from '../to-slot-request.js';
import { isFollowedBy } from '../visits/is-followed-by.js';
import { VisitNeighbours } from '../visits/visit-neighbours.js';

/** A booking as it is now, and as it was before the change. */
export interface RestoredPart {
  id: string;
  current: ExistingBooking;
  before: ExistingBooking;
}

/** Reserves the slots that the treatments of a visit had before they were changed together, all of them or none. */
@Injectable()
export class VisitRestorer {
  constructor(
    private readonly reservations: ReservationService,
    private readonly visitReservations: VisitReservationService,
    private readonly openings: OpeningKeeper,
    private readonly kept: KeptOpeningService,
    private readonly neighbours: VisitNeighbours,
  ) {}

  /**
   * Reserves the former slots.
   * @returns for each treatment whether it can have its slot and a room again; null where it holds none
   */
  async restore(tx: Transaction, parts: readonly RestoredPart[], by: Actor): Promise<(Claim | null)[]> {
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
    const ids = parts.map(({ id }) => id);
    const held = await this.openings.readHeldSlots(
      tx,
      ids,
      slots.flatMap((slot) => [slot.from, slot.to]),
    );
    this.visitReservations.clearVisit(tx, slots);
    this.kept.discard(tx, ids);
    const claims: (Claim | null)[] = [];
    for (const [nth, { to }] of slots.entries())
      await this.neighbours.assertGuestIsFree(tx, ids, parts[nth]!.before.visit, to);
    for (const [nth, slot] of slots.entries()) {
      const { before } = parts[nth]!;
      if (!holdsSlot(before)) {
        await this.reservations.restoreRequest(tx, slot.bookingId, slot);
        claims.push(null);
        continue;
      }
      const claim = (roomId: string | undefined) =>
        this.visitReservations.reservePart(tx, { ...slot, to: { ...slot.to, roomId } }, 'confirmed');
      claims.push(await inFormerRoom(before.roomId, claim));
    }
    await this.openings.keepVacated(tx, ids, held, by);
    return claims;
  }
}
