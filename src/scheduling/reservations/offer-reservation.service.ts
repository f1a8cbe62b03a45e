import { Injectable } from '@nestjs/common';
import type { OfferedService } from '../../catalog/index.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import type { Executor } from '../../platform/database/sql.js';
import { canConfirm, canConfirmForVisitor } from '../day/reasons.js';
import type { Slot } from '../day/slot.js';
import { findSlot, findSlotForService } from '../day/find-slots.js';
import { confirmedOnly, openAt } from './counted-reservations.js';
import { checkSlot, holdChecked, upsertReservation } from './reserve-slot.js';
import type { Claim, SlotQuery, SlotRequest } from './slot-request.js';
import { lockTherapistDays } from './therapist-day-lock.js';

/**
 * Holds the slots that are offered to the waiting list, under the constraint of bookings. Each method runs in the
 * caller's transaction and first locks the therapist's day.
 */
@Injectable()
export class OfferReservationService {
  constructor(private readonly clock: Clock) {}

  /**
   * Holds a slot that a visitor could book at once, or that is kept for the waiting list.
   * @returns the service with the therapist's duration and price; undefined, and nothing is held, when the slot is not
   * free
   */
  async hold(tx: Transaction, bookingId: string, query: SlotQuery): Promise<OfferedService | undefined> {
    void lockTherapistDays(tx, [query]);
    const waiting = { ...query, counted: openAt(this.clock.now()), isForWaiting: true };
    const found = await findSlotForService(tx, waiting, query.time);
    if (!found?.service || found.service.isRetired) return undefined;
    const { slot, service } = found;
    const isBookable = slot.isOffered && slot.therapistIsActive && !slot.isUnassigned;
    if (!isBookable || !canConfirmForVisitor(slot)) return undefined;
    const roomId = upsertReservation(tx, bookingId, query.therapistId, slot, 'held');
    void tx.query('update reservations set is_offer = true where booking_id = $1', [bookingId]);
    void tx.query(takeKeptSql, [query.therapistId, roomId, slot.startsAt, slot.endsAt]);
    return service;
  }

  /**
   * Holds the slot for the booking of a client who accepts, unless a confirmed booking, a block or the cap prevents it.
   * @returns undefined, and nothing changes, when visitors can no longer book then, or not with this therapist
   */
  async accept(tx: Transaction, bookingId: string, slotRequest: SlotRequest): Promise<Claim | undefined> {
    const slot = await checkSlot(tx, bookingId, { days: [slotRequest], slotRequest, counted: confirmedOnly });
    return isStillBookable(slot) ? holdChecked(tx, bookingId, slotRequest.therapistId, slot) : undefined;
  }

  /** Whether `accept` would hold it at the moment. */
  async canAccept(db: Executor, bookingId: string, { time, ...day }: SlotRequest): Promise<boolean> {
    const slot = await findSlot(db, { ...day, counted: confirmedOnly, exceptBookingId: bookingId }, time);
    return slot !== undefined && isStillBookable(slot) && canConfirm(slot);
  }
}

const isStillBookable = ({ isOpen, therapistIsActive }: Slot): boolean => isOpen && therapistIsActive;

/** SQL that ends kept openings at that time, or of the room then: the offer takes them over. */
const takeKeptSql = /* sql */ `
  delete from kept_openings
  where (therapist_id = $1::uuid or room_id = $2::uuid)
    and during && tsrange($3::timestamp, $4::timestamp, case when $3::timestamp = $4::timestamp then '[]' else '[)' end)`;
