import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { ROSTERED } from '../day/reasons.js';
import type { Slot } from '../day/slot.js';
import { findSlotForService, type SlotForService } from '../day/find-slots.js';
import { assertBookable, assertGivesService, assertOpen } from './bookable-slot.js';
import { type CountedNow, confirmedOnly, verificationConflictsAt, openAt } from './counted-reservations.js';
import {
  checkSlot,
  holdChecked,
  keepChecked,
  toReservationKind,
  toVerdict,
  upsertReservation,
} from './reserve-slot.js';
import type { Claim, SlotQuery, SlotRequest } from './slot-request.js';
import { lockTherapistDays, type TherapistDay } from './therapist-day-lock.js';

/** Who asks for a slot, and why. It decides what counts as taken, what is checked, and what is kept of a refused slot. */
export type ReserveMode =
  /** A client moves a booking by itself: where the slot is not free, the booking waits there as a request. */
  | 'client'
  /** A client books or moves a visit: every open booking and the opening hours bind, and only a free slot is held. */
  | 'visitor'
  /** The shop: only confirmed bookings and blocks bind, neither requests nor opening hours. */
  | 'shop'
  /** The shop confirms a slot, or changes its length, room or status: its start and therapist are not checked again. */
  | 'recheck'
  /** The shop takes back that a booking took place: the therapist worked then, whatever the roster says by now. */
  | 'took-place'
  /**
   * A client has verified the address, and comes after those who wait for the time. At a time when the shop has closed
   * meanwhile the booking waits.
   */
  | 'verified'
  /** A client is to verify the address: the slot and its room are kept from visitors where the shop could book them. */
  | 'unverified'
  /** A request that waits, whatever is there. */
  | 'request';

/** One slot to reserve. */
interface Reservation {
  to: SlotRequest;
  /** Slot of the booking before the change. */
  from?: SlotRequest | undefined;
  /** Whether a free slot is held; false for a request that still waits there. */
  confirmsNow?: boolean;
}

/** A reservation of a booking that is made or changed together with others. */
export interface VisitSlot extends Reservation {
  bookingId: string;
}

/**
 * Manages the slots that bookings hold: one row per open booking, beside those of `offer-reservation.service.ts`. Every
 * method runs in the caller's transaction and first locks the therapist's day, so that decisions about one day are made
 * one after the other.
 */
@Injectable()
export class ReservationService {
  constructor(private readonly clock: Clock) {}

  /**
   * Locks the days and checks the slots that new bookings ask for, each as if it were the only one; undefined when there
   * is no such therapist.
   */
  inspectSlots(tx: Transaction, queries: readonly SlotQuery[]): Promise<(SlotForService | undefined)[]> {
    void lockTherapistDays(tx, queries);
    const counted = openAt(this.clock.now());
    return Promise.all(queries.map((query) => findSlotForService(tx, { ...query, counted }, query.time)));
  }

  /**
   * Reserves the slot that `inspectSlots` has found for a client's booking: holds it when it is available, stores a
   * request when it is not.
   * @param confirmsNow whether the booking is confirmed where it can be; else its slot is only kept from visitors
   * @throws InvalidInputError for a time that is no active slot or outside the opening hours, a therapist who takes no
   * bookings or does not give the service
   */
  claim(tx: Transaction, bookingId: string, therapistId: string, slot: Slot, confirmsNow = true): Claim {
    assertBookable(slot);
    assertOpen(slot);
    assertGivesService(slot);
    const verdict = toVerdict(slot);
    const kind = toReservationKind(verdict);
    if (kind === 'held' && !confirmsNow) return keepChecked(tx, bookingId, therapistId, slot);
    return { verdict, roomId: upsertReservation(tx, bookingId, therapistId, slot, kind) };
  }

  /**
   * Reserves a slot, or moves the reservation that the booking has. Changes nothing where the slot is not free, but for
   * a client's booking by itself and for a request: the verdict gives the reason.
   * @throws InvalidInputError, but for a slot that is checked again, for a start that is no active slot, a therapist who
   * takes no bookings, and one who does not give the service unless they had the booking before
   */
  async reserve(
    tx: Transaction,
    bookingId: string,
    mode: ReserveMode,
    { from, to, confirmsNow = true }: Reservation,
  ): Promise<Claim> {
    const { therapistId } = to;
    const days = from ? [from, to] : [to];
    const slot = await checkSlot(tx, bookingId, { days, slotRequest: to, counted: this.findCounted(mode) });
    const hold = (checked: Slot) => holdChecked(tx, bookingId, therapistId, checked, confirmsNow);
    if (mode === 'client') return this.claim(tx, bookingId, therapistId, slot);
    if (mode === 'recheck') return hold(slot);
    if (mode === 'took-place') return hold({ ...slot, ...ROSTERED });
    if (mode === 'verified') return slot.isOpen ? hold(slot) : { verdict: 'time_conflict', roomId: null };
    assertBookable(slot, to);
    const verdict = toVerdict(slot);
    if (mode === 'request') {
      const kind = slot.isUnassigned ? 'unassigned' : 'requested';
      return { verdict, roomId: upsertReservation(tx, bookingId, therapistId, slot, kind) };
    }
    if (mode === 'unverified')
      return verdict === 'available' ? keepChecked(tx, bookingId, therapistId, slot) : { verdict, roomId: null };
    if (mode === 'visitor') assertOpen(slot);
    if (from?.therapistId !== therapistId || from.serviceId !== to.serviceId) assertGivesService(slot);
    return hold(slot);
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

  /** Releases the slot of a booking that is no longer open. */
  release(tx: Transaction, bookingId: string, held: TherapistDay): void {
    this.releaseAll(tx, [bookingId], [held]);
  }

  /** Releases the slots of bookings that are no longer open, on these days. */
  releaseAll(tx: Transaction, bookingIds: readonly string[], days: readonly TherapistDay[]): void {
    this.lockDays(tx, days);
    if (bookingIds.length > 0) void tx.query(releaseSql, [bookingIds]);
  }

  /**
   * Locks the days of bookings that change together, in the global order, and deletes their reservations, so that they
   * do not conflict with each other when they are reserved again.
   */
  releaseTogether(tx: Transaction, slots: readonly VisitSlot[]): void {
    const days = slots.flatMap(({ from, to }) => (from ? [from, to] : [to]));
    const ids = slots.flatMap(({ bookingId, from }) => (from ? [bookingId] : []));
    this.releaseAll(tx, ids, days);
  }

  /** Keeps others from deciding about these days until the transaction ends. */
  lockDays(tx: Transaction, days: readonly TherapistDay[]): void {
    void lockTherapistDays(tx, days);
  }

  /** Removes the cleanup time after a booking that another one follows directly. The caller has locked the day. */
  dropCleanup(tx: Transaction, bookingId: string): void {
    void tx.query(dropCleanupSql, [bookingId]);
  }

  /**
   * Restores the cleanup time after a booking whose follower has left, where therapist and room are free for it. The
   * caller has locked the day.
   */
  restoreCleanup(tx: Transaction, bookingId: string, serviceId: string): void {
    void tx.query(restoreCleanupSql, [bookingId, serviceId]);
  }

  private findCounted(mode: ReserveMode): CountedNow {
    if (mode === 'verified') return verificationConflictsAt(this.clock.now());
    const bindsAll = mode === 'client' || mode === 'visitor' || mode === 'request';
    return bindsAll ? openAt(this.clock.now()) : confirmedOnly;
  }
}

const releaseSql = /* sql */ `delete from reservations where booking_id = any ($1::uuid[])`;

const dropCleanupSql = /* sql */ `
  update reservations set cleanup_minutes = 0, ends_at = least(ends_at, starts_at + make_interval(mins => duration_minutes))
  where booking_id = $1 and kind = 'held'`;

const restoreCleanupSql = /* sql */ `
  update reservations r set cleanup_minutes = whole.cleanup_minutes, ends_at = whole.ends_at
  from (
    select h.booking_id, h.therapist_id, h.room_id, h.starts_at, s.cleanup_minutes,
      h.starts_at + make_interval(mins => h.duration_minutes + coalesce(s.cleanup_minutes, (rule.setting_value ->> 'cleanup_buffer_minutes')::int, 0)) as ends_at
    from reservations h
    join services s on s.id = $2
    join business_settings rule on rule.setting_key = 'booking_rules' and rule.setting_value ->> 'slot_occupancy' = 'full_duration'
    where h.booking_id = $1 and h.kind = 'held'
  ) whole
  where r.booking_id = whole.booking_id and not exists (
    select from reservations o
    where o.kind = 'held' and o.booking_id <> whole.booking_id and (o.therapist_id = whole.therapist_id or o.room_id = whole.room_id)
      and o.during && tsrange(whole.starts_at, whole.ends_at))`;
