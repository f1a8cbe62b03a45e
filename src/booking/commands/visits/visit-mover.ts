import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/actor.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import type { Verdict } from '../../../kernel/outcomes/verdict.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import type { LoadedAggregate } from '../../../platform/event-log/aggregate-repository.js';
import type { BookingDecision } from '../../domain/booking.aggregate.js';
import type { Appointment } from '../../domain/booking-details.js';
import type { BookingEvent } from '../../domain/booking.events.js';
import type { Booking, ExistingBooking } from '../../domain/booking.state.js';
import { inRoom } from '../../domain/booking.room.js';
import { requireBooking } from '../../domain/booking.rules.js';
import { announceTogether } from '../../domain/visits/announce-together.js';
import { toWaitingVisitVerdict } from '../../domain/visits/waiting-visit.js';
import { OpeningKeeper } from '../../waiting-list/offers/opening-keeper.js';
import { BookingResolver } from '../booking-resolver.js';
import { toSlotRequest } from '../to-slot-request.js';
import { rethrowForFields, rethrowForPart } from './refused-part-error.js';
import { countGuests, VisitPlanner } from './visit-planner.js';

interface VisitMove {
  to: LocalDateTime;
  /** New therapists by booking id. Bookings that are left out keep theirs. */
  therapists: ReadonlyMap<string, string>;
  /**
   * The reservations that count as taken: `open` ones when a client moves the visit, requests included; only
   * `confirmed` ones for the office.
   */
  counted: 'open' | 'confirmed';
  by: Actor;
  /**
   * The request field of each booking, such as `bookings.1.therapist_id`, for refusals. Bookings without one are
   * refused under `booking_time`.
   */
  fields: ReadonlyMap<string, string>;
}

type DecideMove = (current: ExistingBooking, moved: { appointment: Appointment; verdict: Verdict }) => BookingDecision;

/** Plans the open treatments of a visit from a new start, and reserves all of them or none. */
@Injectable()
export class VisitMover {
  constructor(
    private readonly resolver: BookingResolver,
    private readonly planner: VisitPlanner,
    private readonly openings: OpeningKeeper,
  ) {}

  /**
   * Reserves the new slots and decides about each booking.
   * @returns the events of each booking
   * @throws BusinessRuleError `only-a-living-booking-changes` when nothing of the visit is open
   */
  move(
    tx: Transaction,
    loaded: readonly LoadedAggregate<Booking>[],
    move: VisitMove,
    decide: DecideMove,
  ): Promise<BookingEvent[][]> {
    const fields = loaded.map(({ id }) => move.fields.get(id) ?? 'booking_time');
    return rethrowForFields(fields, () => this.layOutAndReserve(tx, loaded, move, decide));
  }

  private async layOutAndReserve(
    tx: Transaction,
    loaded: readonly LoadedAggregate<Booking>[],
    { to, therapists, counted, by }: VisitMove,
    decide: DecideMove,
  ): Promise<BookingEvent[][]> {
    if (loaded.length === 0)
      throw new BusinessRuleError('only-a-living-booking-changes', 'Nothing of this visit can be changed any more');
    const parts = [];
    for (const [nth, { id, state }] of loaded.entries()) {
      const { service, appointment, visit } = requireBooking(state);
      const therapistId = therapists.get(id) ?? appointment.therapistId;
      const therapist = await rethrowForPart(nth, () => this.resolver.resolveTherapist(tx, therapistId));
      parts.push({ guest: visit?.guest ?? 1, service, therapist, from: appointment });
    }
    const planned = await this.planner.layOut(to, parts);
    const isRequest = (nth: number) => requireBooking(loaded[nth]!.state).status === 'pending';
    const isWaiting = planned.some(({ appointment }, nth) => appointment.isUnassigned && isRequest(nth));
    const slots = planned.map(({ slot }, nth) => {
      const { id, state } = loaded[nth]!;
      const from = toSlotRequest(state);
      const party = from.party && { ...from.party, guests: countGuests(planned) };
      return { bookingId: id, from, to: { ...slot, party }, isPromised: !(isWaiting && isRequest(nth)) };
    });
    const ids = loaded.map(({ id }) => id);
    const held = await this.openings.readHeldSlots(
      tx,
      ids,
      slots.flatMap((slot) => [slot.from, slot.to]),
    );
    const claims = await this.planner.reserve(tx, slots, counted);
    await this.openings.keepVacated(tx, ids, held, by);
    return announceTogether(
      loaded.map(({ id, version, state }, nth) => {
        const { verdict, roomId } = claims[nth]!;
        const waits = isWaiting && isRequest(nth);
        const moved = {
          appointment: planned[nth]!.appointment,
          verdict: waits ? toWaitingVisitVerdict(verdict) : verdict,
        };
        return { id, version, events: inRoom(roomId, decide(requireBooking(state), moved))(state) };
      }),
    );
  }
}
