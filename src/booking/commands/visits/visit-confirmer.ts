import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../../kernel/errors.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { type Executor, sql } from '../../../platform/database/sql.js';
import type { LoadedAggregate } from '../../../platform/event-log/aggregate-repository.js';
import { ReservationService, type SlotRequest } from '../../../scheduling/index.js';
import type { BookingEvent } from '../../domain/booking.events.js';
import { confirm } from '../../domain/booking.decide.js';
import { inRoom } from '../../domain/booking.room.js';
import { requireBooking } from '../../domain/booking.rules.js';
import type { Booking } from '../../domain/booking.state.js';
import type { DepositOf } from '../request-deposits.js';
import { rethrowForSlot } from '../refused-slot-error.js';
import { toSlotRequest } from '../to-slot-request.js';
import { isFollowedBy, AdjacentTreatments } from './adjacent-treatments.js';

interface Confirmation {
  /** Slot of another treatment of the visit, about which the same change decides. */
  beside?: SlotRequest;
  depositOf: DepositOf;
  /** The reason for which no deposit is asked for. */
  waiver?: string | undefined;
}

/** Confirms the requests of a visit together, because nobody comes for half of it. */
@Injectable()
export class VisitConfirmer {
  constructor(
    private readonly reservations: ReservationService,
    private readonly adjacent: AdjacentTreatments,
  ) {}

  /**
   * Returns the id of a booking and, while it waits for the shop, the ids of the other requests of its visit, in the
   * order of the visit.
   * @throws NotFoundError when there is no such booking
   */
  async findRequestsWith(db: Executor, bookingId: string): Promise<string[]> {
    const rows = await sql<{ id: string }>(db, requestsSql, [bookingId]);
    if (rows.length === 0) throw new NotFoundError('There is no such booking');
    return rows.map(({ id }) => id);
  }

  /** Locks all days that a change of a visit's requests concerns, in the global order. */
  lockDays(tx: Transaction, slots: readonly SlotRequest[], others: readonly LoadedAggregate<Booking>[]): void {
    this.reservations.lockDays(tx, [...slots, ...others.map(({ state }) => toSlotRequest(state))]);
  }

  /**
   * Holds the slots of all bookings and decides about each, whose deposit may be due first. Where another treatment is decided about as well, the
   * caller has locked the days.
   * @returns the events of each booking
   * @throws RefusedSlotError under the verdict's name when one of the slots is gone
   */
  async confirm(
    tx: Transaction,
    bookings: readonly LoadedAggregate<Booking>[],
    { beside, depositOf, waiver }: Confirmation,
  ): Promise<BookingEvent[][]> {
    const slots: SlotRequest[] = [];
    for (const { id, state } of bookings) {
      const slot = await this.adjacent.complete(tx, id, requireBooking(state), toSlotRequest(state));
      slots.push(beside && isFollowedBy(slot, beside) ? { ...slot, isFollowed: true } : slot);
    }
    const parties = [...slots.map(({ party }) => party?.guest), ...(beside ? [beside.party?.guest] : [])];
    const guests = new Set(parties).size;
    if (!beside && bookings.length > 1) this.lockDays(tx, slots, []);
    const events: BookingEvent[][] = [];
    for (const [nth, { id, state }] of bookings.entries()) {
      const { party, ...slot } = slots[nth]!;
      const to = { ...slot, party: party && { ...party, guests } };
      const { verdict, roomId } = await this.reservations.reserve(tx, id, 'recheck', { to });
      // An already confirmed booking keeps its room when the check finds none free.
      const decide = inRoom(
        verdict === 'available' ? roomId : undefined,
        confirm({ verdict, deposit: depositOf(id), waiver }),
      );
      events.push(await rethrowForSlot(undefined, () => decide(state), slot));
    }
    return events;
  }
}

const requestsSql = /* sql */ `
  select id from (
    select id, visit_part from bookings where id = $1
    union
    select b.id, b.visit_part from bookings own join bookings b on b.visit_id = own.visit_id
    where own.id = $1 and own.status = 'pending' and b.status = 'pending'
  ) requests
  order by visit_part, id`;
