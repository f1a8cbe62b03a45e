import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../kernel/actor.js';
import { ShopClock } from '../../../../platform/clock/shop-clock.js';
import type { Transaction } from '../../../../platform/database/pipelining/index.js';
import { type Claim, type HeldSlot, ReservationService } from '../../../../scheduling/index.js';
import { OpeningKeeper } from '../../../waiting-list/offers/opening-keeper.js';
import { toSlotRequest } from '../../to-slot-request.js';
import { VisitNeighbours } from '../../visits/visit-neighbours.js';
import { decideSlotChange, type SlotEdit } from './slot-change.js';

interface ReserveOptions extends SlotEdit {
  /** False for a request that stays pending although its therapist is free. */
  isPromised: boolean;
  by: Actor;
}

/** Adjusts the reservation of an edited booking, in the transaction of the edit. */
@Injectable()
export class EditReserver {
  constructor(
    private readonly reservations: ReservationService,
    private readonly openings: OpeningKeeper,
    private readonly neighbours: VisitNeighbours,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Reserves the slot if it changes or has to be checked again, adjusts the treatments beside it in its visit, and
   * keeps what is left for those who wait. Returns null where nothing had to be checked.
   * @throws InvalidInputError for a day that has passed, and as `ReservationService.move` does
   * @throws BusinessRuleError `guest-busy` for a time at which the guest has another treatment
   */
  async reserve(tx: Transaction, id: string, { by, ...edit }: ReserveOptions): Promise<Claim | null> {
    const { current, to } = edit;
    const from = toSlotRequest(current);
    await this.neighbours.joinBefore(tx, id, current.visit, [from, to]);
    const { claim, held } = await this.claim(tx, id, edit);
    await this.neighbours.keepCleanupBefore(tx, id, current.visit, from);
    // Keeps openings only when the slot was reserved again: an edit of notes or client frees nothing.
    const placedIds = held.map((slot) => slot.bookingId);
    await this.openings.keepVacated(tx, placedIds, held, by);
    return claim;
  }

  /**
   * Changes the reservation. Returns the claim, null where nothing was claimed, and the slots that the booking held
   * before.
   */
  private async claim(
    tx: Transaction,
    id: string,
    { isPromised, ...edit }: Omit<ReserveOptions, 'by'>,
  ): Promise<{ claim: Claim | null; held: HeldSlot[] }> {
    const { current, to } = edit;
    const from = toSlotRequest(current);
    const change = decideSlotChange(edit, this.clock.today());
    if (change === 'release') this.reservations.release(tx, id, from);
    if (change === 'release' || change === 'none') return { claim: null, held: [] };
    await this.neighbours.assertGuestIsFree(tx, [id], current.visit, to);
    const held = await this.openings.readHeldSlots(tx, [id], [from, to]);
    const claim =
      change === 'move'
        ? await this.reservations.move(tx, id, { from, to }, isPromised)
        : await this.reservations.hold(tx, id, to, isPromised);
    return { claim, held };
  }
}
