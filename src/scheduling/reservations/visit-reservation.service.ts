import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { type CountedReservations, toCountedNow } from './counted-reservations.js';
import { assertBookable, assertGivesService, assertOpen } from './bookable-slot.js';
import { checkSlot, holdChecked } from './reserve-slot.js';
import type { Claim, SlotRequest } from './slot-request.js';
import { lockTherapistDays, type TherapistDay } from './therapist-day-lock.js';

/** One treatment of a visit. */
export interface VisitSlot {
  bookingId: string;
  to: SlotRequest;
  /** Slot of the booking before the change. */
  from?: SlotRequest | undefined;
  /** Whether it is held; false for a request that still waits there. */
  isPromised?: boolean;
}

/** Reserves treatments that are booked together, in the caller's transaction, which begins with `releaseVisit`. */
@Injectable()
export class VisitReservationService {
  constructor(private readonly clock: Clock) {}

  /**
   * Locks the days of all treatments of a visit, in the global order, and deletes their reservations, so that they do
   * not conflict with each other when they are reserved again.
   */
  releaseVisit(tx: Transaction, slots: readonly VisitSlot[]): void {
    void lockTherapistDays(
      tx,
      slots.flatMap(({ from, to }) => (from ? [from, to] : [to])),
    );
    const ids = slots.flatMap(({ bookingId, from }) => (from ? [bookingId] : []));
    if (ids.length > 0) void tx.query('delete from reservations where booking_id = any ($1::uuid[])', [ids]);
  }

  /**
   * Reserves one treatment of a visit. Reserves nothing if the verdict is neither `available` nor `unassigned`: the
   * caller then gives up the whole visit.
   * @param counted `open` for a visitor, who is also bound by the opening hours
   * @throws InvalidInputError as `move` does; for a visitor as `claim` does
   */
  async reservePart(
    tx: Transaction,
    { bookingId, from, to, isPromised }: VisitSlot,
    counted: CountedReservations,
  ): Promise<Claim> {
    const countedNow = toCountedNow(counted, this.clock.now());
    const slot = await checkSlot(tx, bookingId, { days: [to], slotRequest: to, counted: countedNow });
    assertBookable(slot, to);
    if (counted === 'open') assertOpen(slot);
    if (from?.therapistId !== to.therapistId || from.serviceId !== to.serviceId) assertGivesService(slot);
    return holdChecked(tx, bookingId, to.therapistId, slot, isPromised);
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
}

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
