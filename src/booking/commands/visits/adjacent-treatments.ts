import { Injectable } from '@nestjs/common';
import { KEYED_LOCKS } from '../../../kernel/locks/advisory-locks.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import { toMinutes } from '../../../kernel/local-time.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { sql } from '../../../platform/database/sql.js';
import { ReservationService, type SlotRequest } from '../../../scheduling/index.js';
import type { VisitPlace } from '../../domain/booking-details.js';
import type { ExistingBooking } from '../../domain/booking.state.js';
import { nextTreatmentSql } from '../../queries/next-treatment-sql.js';
import { findGuestConflict } from '../../queries/slot-review/find-guest-conflict.js';

/** Adjusts the treatments directly before and after one that is changed on its own. */
@Injectable()
export class AdjacentTreatments {
  constructor(private readonly reservations: ReservationService) {}

  /**
   * Keeps other transactions from changing treatments of the visit until this one ends: two at once would each see the
   * other's treatment where it was. It is called before days are locked.
   */
  lockVisit(tx: Transaction, visit: VisitPlace | undefined): void {
    if (visit) void tx.query(`select pg_advisory_xact_lock(${KEYED_LOCKS.visit}, hashtext($1))`, [visit.visitId]);
  }

  /**
   * Refuses a time at which the guest has another treatment.
   * @param ids of the treatments that are changed together
   * @throws BusinessRuleError `guest-busy` naming the other treatment
   */
  async assertGuestIsFree(
    tx: Transaction,
    ids: readonly string[],
    visit: VisitPlace | undefined,
    slot: Pick<SlotRequest, 'date' | 'time' | 'durationMinutes'>,
  ): Promise<void> {
    const conflict = visit && (await findGuestConflict(tx, ids, visit, slot));
    if (conflict) throw new BusinessRuleError('guest-busy', conflict);
  }

  /**
   * Completes a slot request with the treatment's place in its visit; returns the request unchanged for a single
   * booking.
   */
  async complete(tx: Transaction, id: string, { visit }: ExistingBooking, to: SlotRequest): Promise<SlotRequest> {
    if (!visit) return to;
    const after = [to.therapistId, to.date, to.time, to.durationMinutes];
    const found = await sql(tx, nextTreatmentSql, [id, visit.visitId, visit.guest, ...after]);
    return { ...to, isAtAnyMinute: visit.part > 1, isFollowed: found.length > 0 && !to.isUnassigned };
  }

  /**
   * Removes the cleanup time of the treatment that this one now follows directly, for the same guest and with the
   * same therapist. Locks the days of both of its slots, the former and the new one, first.
   */
  async dropPreviousCleanup(
    tx: Transaction,
    id: string,
    visit: VisitPlace | undefined,
    [from, to]: [SlotRequest, SlotRequest],
  ): Promise<void> {
    if (!visit || to.isUnassigned) return;
    this.reservations.lockDays(tx, [from, to]);
    const before = [id, visit.visitId, visit.guest, to.therapistId, to.date, to.time];
    for (const { bookingId } of await sql<PreviousRow>(tx, previousSql, before))
      this.reservations.dropCleanup(tx, bookingId);
  }

  /** Restores the cleanup time of the treatment before, once this one has left its place. */
  async restorePreviousCleanup(
    tx: Transaction,
    id: string,
    visit: VisitPlace | undefined,
    left: SlotRequest,
  ): Promise<void> {
    if (!visit || left.isUnassigned) return;
    const before = [id, visit.visitId, visit.guest, left.therapistId, left.date, left.time];
    for (const { bookingId, serviceId } of await sql<PreviousRow>(tx, previousSql, before))
      this.reservations.restoreCleanup(tx, bookingId, serviceId);
  }
}

/** Whether `next` follows `one` directly, for the same guest and with the same therapist. */
export const isFollowedBy = (one: SlotRequest, next: SlotRequest): boolean =>
  one.party?.guest === next.party?.guest &&
  !one.isUnassigned &&
  one.therapistId === next.therapistId &&
  one.date === next.date &&
  toMinutes(one.time) + one.durationMinutes === toMinutes(next.time);

interface PreviousRow {
  bookingId: string;
  serviceId: string;
}

const previousSql = /* sql */ `
  select id as "bookingId", service_id as "serviceId"
  from bookings
  where id <> $1 and visit_id = $2 and visit_guest = $3 and status = 'confirmed' and therapist_id = $4
    and booking_date = $5::date and booking_time + make_interval(mins => booking_duration) = $6::time`;
