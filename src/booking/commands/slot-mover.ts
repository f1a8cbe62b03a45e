import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import type { LocalDateTime } from '../../kernel/local-time.js';
import type { Verdict } from '../../kernel/outcomes/verdict.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import type { LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import {
  type Claim,
  type HeldSlot,
  ReservationService,
  type SlotRequest,
  type VisitSlot,
} from '../../scheduling/index.js';
import type { BookingDecision } from '../domain/booking.aggregate.js';
import type { Appointment } from '../domain/booking-details.js';
import type { BookingEvent } from '../domain/booking.events.js';
import { inRoom } from '../domain/booking.room.js';
import { requireBooking } from '../domain/booking.rules.js';
import type { Booking, ExistingBooking } from '../domain/booking.state.js';
import { announceTogether } from '../domain/visits/announce-together.js';
import { toWaitingVisitVerdict } from '../domain/visits/waiting-visit.js';
import { OpeningKeeper } from '../waiting-list/offers/opening-keeper.js';
import { BookingResolver } from './booking-resolver.js';
import { rethrowForFields, rethrowForSlot } from './refused-slot-error.js';
import { assertNotIntoPast, decideSlotChange, type SlotEdit, staysAtStart } from './slot-change.js';
import { toSlotRequest } from './to-slot-request.js';
import { AdjacentTreatments } from './visits/adjacent-treatments.js';
import { type BookingMode, countGuests, type PlannedPart, VisitPlanner } from './visits/visit-planner.js';

/** A move of a booking, or of the open treatments of a visit, to a new start. */
interface Move {
  to: LocalDateTime;
  /** New therapists by booking id. Bookings that are left out keep theirs. */
  therapists: ReadonlyMap<string, string>;
  mode: BookingMode;
  by: Actor;
  /**
   * The request field of each booking, such as `bookings.1.therapist_id`, for refusals. Bookings without one are
   * refused under `booking_time`.
   */
  fields: ReadonlyMap<string, string>;
}

type DecideMove = (
  current: ExistingBooking,
  moved: { id: string; appointment: Appointment; verdict: Verdict },
) => BookingDecision;

/** A booking that is changed by itself. */
interface EditedSlot extends SlotEdit {
  id: string;
  /** False for a request that stays pending although its therapist is free. */
  confirmsNow: boolean;
  by: Actor;
}

interface MovedSlot extends VisitSlot {
  from: SlotRequest;
}

/** Moves the reservations of bookings, and keeps what is left for those who wait. */
@Injectable()
export class SlotMover {
  constructor(
    private readonly resolver: BookingResolver,
    private readonly planner: VisitPlanner,
    private readonly reservations: ReservationService,
    private readonly openings: OpeningKeeper,
    private readonly adjacent: AdjacentTreatments,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Plans a booking or the open treatments of a visit from a new start, reserves all of them or none, and decides about
   * each.
   * @returns the events of each booking
   * @throws InvalidInputError for a day that has passed
   * @throws BusinessRuleError `booking-closed` when nothing of the visit is open
   */
  move(
    tx: Transaction,
    loaded: readonly LoadedAggregate<Booking>[],
    move: Move,
    decide: DecideMove,
  ): Promise<BookingEvent[][]> {
    const fields = loaded.map(({ id }) => move.fields.get(id) ?? 'booking_time');
    return rethrowForFields(fields, async () => {
      if (loaded.length === 0) throw new BusinessRuleError('booking-closed', 'This visit can no longer be changed');
      const planned = await this.layOut(tx, loaded, move);
      const isRequest = (nth: number) => requireBooking(loaded[nth]!.state).status === 'pending';
      const isWaiting = planned.some(({ appointment }, nth) => appointment.isUnassigned && isRequest(nth));
      const guests = countGuests(planned);
      const slots = planned.map(({ slot }, nth) => {
        const { id: bookingId, state } = loaded[nth]!;
        const from = toSlotRequest(state);
        const party = from.party && { ...from.party, guests };
        const isAtAnyMinute = slot.isAtAnyMinute === true || (move.mode === 'shop' && staysAtStart(from, slot));
        const to = { ...slot, party, isAtAnyMinute };
        return { bookingId, from, to, confirmsNow: !(isWaiting && isRequest(nth)) };
      });
      const held = await this.readHeldSlots(tx, slots);
      const claims = await this.planner.reserve(tx, slots, move.mode);
      await this.keepVacated(tx, held, move.by);
      return announceTogether(
        loaded.map(({ id, version, state }, nth) => {
          const { verdict: found, roomId } = claims[nth]!;
          const verdict = isWaiting && isRequest(nth) ? toWaitingVisitVerdict(found) : found;
          const moved = { id, appointment: planned[nth]!.appointment, verdict };
          return { id, version, events: inRoom(roomId, decide(requireBooking(state), moved))(state) };
        }),
      );
    });
  }

  /**
   * Adjusts the reservation of a booking that the shop changes by itself, and the treatments beside it in its visit.
   * Returns null where nothing had to be checked.
   * @throws InvalidInputError for a day that has passed, and as `ReservationService.reserve` does
   * @throws BusinessRuleError `guest-busy` for a time at which the guest has another treatment
   */
  async edit(tx: Transaction, { id, confirmsNow, by, ...edit }: EditedSlot): Promise<Claim | null> {
    const { current, to } = edit;
    const from = toSlotRequest(current);
    assertNotIntoPast(from, to, this.clock.today());
    const change = decideSlotChange(edit);
    await this.adjacent.dropPreviousCleanup(tx, id, current.visit, [from, to]);
    let claim: Claim | null = null;
    // Keeps openings only when the slot was reserved again: an edit of notes or client frees nothing.
    let held: HeldSlot[] = [];
    if (change === 'release') this.reservations.release(tx, id, from);
    if (change === 'move' || change === 'hold') {
      await this.adjacent.assertGuestIsFree(tx, [id], current.visit, to);
      const isAtAnyMinute = to.isAtAnyMinute === true || staysAtStart(from, to);
      const slot = { bookingId: id, from, to: { ...to, isAtAnyMinute }, confirmsNow };
      held = await this.readHeldSlots(tx, [slot]);
      claim = await this.reservations.reserve(tx, id, change === 'move' ? 'shop' : 'recheck', slot);
    }
    await this.adjacent.restorePreviousCleanup(tx, id, current.visit, from);
    await this.keepVacated(tx, held, by);
    return claim;
  }

  /** Gives each booking its new therapist and time. */
  private async layOut(
    tx: Transaction,
    loaded: readonly LoadedAggregate<Booking>[],
    { to, therapists }: Move,
  ): Promise<PlannedPart[]> {
    const parts = [];
    for (const [nth, { id, state }] of loaded.entries()) {
      const { service, appointment, visit } = requireBooking(state);
      const therapistId = therapists.get(id) ?? appointment.therapistId;
      const resolve = () => this.resolver.resolveTherapist(tx, therapistId);
      const therapist = await rethrowForSlot(visit && nth, resolve);
      assertNotIntoPast(appointment, to, this.clock.today());
      parts.push({ guest: visit?.guest ?? 1, service, therapist, from: appointment });
    }
    return this.planner.layOut(to, parts);
  }

  private readHeldSlots(tx: Transaction, slots: readonly MovedSlot[]): Promise<HeldSlot[]> {
    const ids = slots.map(({ bookingId }) => bookingId);
    const days = slots.flatMap(({ from, to }) => [from, to]);
    return this.openings.readHeldSlots(tx, ids, days);
  }

  private keepVacated(tx: Transaction, held: readonly HeldSlot[], by: Actor): Promise<void> {
    const ids = held.map(({ bookingId }) => bookingId);
    return this.openings.keepVacated(tx, ids, held, by);
  }
}
