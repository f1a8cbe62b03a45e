import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { ROSTERED } from '../availability/availability.js';
import type { Slot, SlotForService } from '../availability/slot-context.js';
import { assertBookable, assertGivesService, assertOpen } from './bookable-slot.js';
import { confirmedOnly, confirmedOrKeptAt, openAt } from './counted-reservations.js';
import {
  checkSlot,
  holdChecked,
  keepChecked,
  toReservationKind,
  toVerdict,
  upsertReservation,
} from './reserve-slot.js';
import { ServiceSlotFinder } from './service-slot-finder.js';
import type { Claim, SlotQuery, SlotRequest } from './slot-request.js';
import { lockTherapistDays, type TherapistDay } from './therapist-day-lock.js';

/**
 * Manages the slots that bookings hold: one row per open booking, beside those of `offer-reservation.service.ts`. Every
 * method runs in the caller's transaction and first locks the therapist's day, so that decisions about one day are made
 * one after the other.
 */
@Injectable()
export class ReservationService {
  private readonly slots = new ServiceSlotFinder();

  constructor(private readonly clock: Clock) {}

  /** Locks the day and checks the slot that a new booking asks for; undefined when there is no such therapist. */
  inspectSlot(tx: Transaction, query: SlotQuery): Promise<SlotForService | undefined> {
    void lockTherapistDays(tx, [query]);
    return this.slots.find(tx, { ...query, counted: openAt(this.clock.now()) }, query.time);
  }

  /**
   * Reserves the slot that `inspectSlot` has found for a client's booking: holds it when it is available, stores a
   * request when it is not.
   * @param isPromised whether the booking is confirmed where it can be; else its slot is only kept from visitors
   * @throws InvalidInputError for a time that is no active slot or outside the opening hours, a therapist who takes no
   * bookings or does not give the service
   */
  claim(tx: Transaction, bookingId: string, therapistId: string, slot: Slot, isPromised = true): Claim {
    assertBookable(slot);
    assertOpen(slot);
    assertGivesService(slot);
    const verdict = toVerdict(slot);
    const kind = toReservationKind(verdict);
    if (kind === 'held' && !isPromised) return keepChecked(tx, bookingId, therapistId, slot);
    return { verdict, roomId: upsertReservation(tx, bookingId, therapistId, slot, kind) };
  }

  /** Reserves the new slot of a booking that its client moves. @throws InvalidInputError as `claim` does */
  async moveAsClient(
    tx: Transaction,
    bookingId: string,
    { from, to }: { from: SlotRequest; to: SlotRequest },
  ): Promise<Claim> {
    const slot = await checkSlot(tx, bookingId, {
      days: [from, to],
      slotRequest: to,
      counted: openAt(this.clock.now()),
    });
    return this.claim(tx, bookingId, to.therapistId, slot);
  }

  /**
   * Keeps a slot and its room from visitors again, for a client who has to verify the address. Keeps nothing where the
   * shop could not book it: the verdict gives the reason.
   * @throws InvalidInputError for a therapist who takes no bookings
   */
  async keep(tx: Transaction, bookingId: string, { from, to }: { from: SlotRequest; to: SlotRequest }): Promise<Claim> {
    const slot = await checkSlot(tx, bookingId, { days: [from, to], slotRequest: to, counted: confirmedOnly });
    assertBookable(slot, to);
    const verdict = toVerdict(slot);
    return verdict === 'available' ? keepChecked(tx, bookingId, to.therapistId, slot) : { verdict, roomId: null };
  }

  /**
   * Changes a confirmed booking's reservation back to one that is only kept from visitors. The caller has locked its
   * day.
   */
  keepFromVisitors(tx: Transaction, bookingId: string): void {
    void tx.query(`update reservations set kind = 'requested' where booking_id = $1 and kind = 'held'`, [bookingId]);
  }

  /** Releases the room of a held booking that now waits for the shop. */
  releaseRoom(tx: Transaction, bookingId: string): void {
    void tx.query(`update reservations set room_id = null where booking_id = $1 and kind = 'requested'`, [bookingId]);
  }

  /**
   * Holds a slot for a request or a reopened booking, unless a confirmed booking, a block or the cap prevents it.
   * @param isPromised false for a request that stays pending
   */
  async hold(tx: Transaction, bookingId: string, slotRequest: SlotRequest, isPromised = true): Promise<Claim> {
    const slot = await checkSlot(tx, bookingId, { days: [slotRequest], slotRequest, counted: confirmedOnly });
    return holdChecked(tx, bookingId, slotRequest.therapistId, slot, isPromised);
  }

  /**
   * Holds the slot of a booking that took place, because the shop takes that back. The therapist worked then, whatever
   * the roster says by now: only another booking, a block or a missing room prevents it.
   */
  async holdAgain(tx: Transaction, bookingId: string, slotRequest: SlotRequest): Promise<Claim> {
    const slot = await checkSlot(tx, bookingId, { days: [slotRequest], slotRequest, counted: confirmedOnly });
    return holdChecked(tx, bookingId, slotRequest.therapistId, { ...slot, ...ROSTERED });
  }

  /**
   * Holds a slot for a request whose client has verified the address: it comes after those who wait for its time. At a
   * time when the shop has closed meanwhile it waits for the shop.
   */
  async holdVerified(tx: Transaction, bookingId: string, slotRequest: SlotRequest): Promise<Claim> {
    const counted = confirmedOrKeptAt(this.clock.now());
    const slot = await checkSlot(tx, bookingId, { days: [slotRequest], slotRequest, counted });
    if (!slot.isOpen) return { verdict: 'time_conflict', roomId: null };
    return holdChecked(tx, bookingId, slotRequest.therapistId, slot);
  }

  /**
   * Moves a booking's reservation, or makes its first one. Moves nothing where the slot is not available: the verdict
   * gives the reason. Only confirmed bookings and blocks count, not requests; opening hours do not bind the shop.
   * @param isPromised false for a request that still waits after the move
   * @throws InvalidInputError for another time that is no active slot, a therapist who takes no bookings, and one who
   * does not give the service unless they had the booking before
   */
  async move(
    tx: Transaction,
    bookingId: string,
    { from, to }: { from?: SlotRequest; to: SlotRequest },
    isPromised = true,
  ): Promise<Claim> {
    const days = from ? [from, to] : [to];
    const slot = await checkSlot(tx, bookingId, { days, slotRequest: to, counted: confirmedOnly });
    const staysThen = from?.date === to.date && from.time === to.time;
    assertBookable(slot, { isAtAnyMinute: to.isAtAnyMinute === true || staysThen });
    if (from?.therapistId !== to.therapistId || from.serviceId !== to.serviceId) assertGivesService(slot);
    return holdChecked(tx, bookingId, to.therapistId, slot, isPromised);
  }

  /**
   * Reserves for an imported booking. A confirmed one holds its slot as if it were made here; a request waits beside
   * whatever is there.
   * @throws InvalidInputError for a time that is no active slot or a therapist who takes no bookings
   */
  async claimImported(
    tx: Transaction,
    bookingId: string,
    to: SlotRequest,
    status: 'pending' | 'confirmed',
  ): Promise<Claim> {
    if (status === 'confirmed') return this.move(tx, bookingId, { to });
    const slot = await checkSlot(tx, bookingId, { days: [to], slotRequest: to, counted: openAt(this.clock.now()) });
    assertBookable(slot);
    const roomId = upsertReservation(
      tx,
      bookingId,
      to.therapistId,
      slot,
      slot.isUnassigned ? 'unassigned' : 'requested',
    );
    return { verdict: toVerdict(slot), roomId };
  }

  /**
   * Returns a request to its former slot, whatever is there by now.
   * @throws InvalidInputError for a time that is no active slot or a therapist who takes no bookings
   */
  async restoreRequest(tx: Transaction, bookingId: string, { from, to }: { from: SlotRequest; to: SlotRequest }) {
    const slot = await checkSlot(tx, bookingId, {
      days: [from, to],
      slotRequest: to,
      counted: openAt(this.clock.now()),
    });
    assertBookable(slot, to);
    upsertReservation(tx, bookingId, to.therapistId, slot, slot.isUnassigned ? 'unassigned' : 'requested');
  }

  /** Releases the slot of a booking that is no longer open. */
  release(tx: Transaction, bookingId: string, held: TherapistDay): void {
    void lockTherapistDays(tx, [held]);
    void tx.query('delete from reservations where booking_id = $1', [bookingId]);
  }
}
