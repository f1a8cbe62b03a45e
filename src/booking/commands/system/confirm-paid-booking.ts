import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { system } from '../../../kernel/actor.js';
import { BusinessRuleError, InvalidInputError } from '../../../kernel/errors.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { sql } from '../../../platform/database/sql.js';
import { type Claim, isPast, ReservationService } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { confirmPaid, hasLapsedUnpaid } from '../../domain/booking.hold.js';
import { inRoom } from '../../domain/booking.room.js';
import { isAwaitingPayment, requireBooking } from '../../domain/booking.rules.js';
import type { Booking } from '../../domain/booking.state.js';
import { announceTogether } from '../../domain/visits/announce-together.js';
import type { LoadedAggregate } from '../../../platform/event-log/aggregate-repository.js';
import { inFormerRoom } from '../undo/in-former-room.js';
import { toSlotRequest } from '../to-slot-request.js';
import { AdjacentTreatments } from '../visits/adjacent-treatments.js';

/**
 * Confirms a booking whose deposit was paid, with all treatments of its visit; also when it comes after their hold has
 * lapsed, where their slots are still free. Returns whether they are confirmed.
 */
export class ConfirmPaidBooking extends Command<boolean> {
  constructor(readonly bookingId: string) {
    super();
  }
}

@CommandHandler(ConfirmPaidBooking)
export class ConfirmPaidBookingHandler implements ICommandHandler<ConfirmPaidBooking> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly reservations: ReservationService,
    private readonly adjacent: AdjacentTreatments,
    private readonly clock: ShopClock,
  ) {}

  async execute({ bookingId }: ConfirmPaidBooking): Promise<boolean> {
    try {
      await this.bookings.changeTogether(
        { by: system },
        (tx) => findHeldTogether(tx, bookingId),
        (tx, loaded) => this.confirm(tx, loaded),
      );
      return true;
    } catch (error) {
      // The slot is gone, or nobody wants it any more. What somebody else is changing is asked for again.
      const isRefused = error instanceof BusinessRuleError && error.code !== 'booking-modified';
      if (isRefused || error instanceof InvalidInputError) return false;
      throw error;
    }
  }

  private async confirm(tx: Transaction, loaded: readonly LoadedAggregate<Booking>[]) {
    const slots = loaded.map(({ state }) => toSlotRequest(state));
    this.reservations.lockDays(tx, slots);
    const isAllGivenUp = loaded.every(({ state }) => isGivenUp(state));
    const decided = [];
    for (const { id, version, state } of loaded) {
      const claim = isToConfirm(state) ? await this.reserve(tx, id, state) : undefined;
      const decide = inRoom(claim?.roomId, confirmPaid({ verdict: claim?.verdict ?? 'available' }));
      decided.push({ id, version, events: isGivenUp(state) && !isAllGivenUp ? [] : decide(state) });
    }
    return announceTogether(decided);
  }

  /** Reserves the slot of a hold again, which has it; of one that has lapsed only where nobody else has it by now. */
  private async reserve(tx: Transaction, id: string, booking: Booking): Promise<Claim> {
    const to = await this.adjacent.complete(tx, id, requireBooking(booking), toSlotRequest(booking));
    if (isAwaitingPayment(booking))
      return inFormerRoom(booking.roomId, (roomId) =>
        this.reservations.reserve(tx, id, 'recheck', { to: { ...to, roomId } }),
      );
    if (isPast(to.date, to.time, this.clock.now())) return { verdict: 'time_conflict', roomId: null };
    return this.reservations.reserve(tx, id, booking.status === 'pending' ? 'recheck' : 'visitor', { to });
  }
}

/** Whether a treatment of the visit was cancelled by somebody, while the others were still to be paid. */
const isGivenUp = (booking: Booking) => booking.status === 'cancelled' && !booking.hasLapsed;

/** Whether the payment confirms a booking that was not confirmed yet. */
const isToConfirm = (booking: Booking) => isAwaitingPayment(booking) || hasLapsedUnpaid(booking);

/** Returns the ids of a booking and of the treatments that were held together with it, in the order of the visit. */
export async function findHeldTogether(tx: Transaction, bookingId: string): Promise<string[]> {
  const rows = await sql<{ id: string }>(tx, togetherSql, [bookingId]);
  return rows.map(({ id }) => id);
}

const togetherSql = /* sql */ `
  select b.id from bookings asked join bookings b on b.id = asked.id or b.visit_id = asked.visit_id
  where asked.id = $1 order by b.visit_part, b.id`;
