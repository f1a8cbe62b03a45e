import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate, LocalTime } from '../../platform/clock/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { InvalidInput } from '../../platform/decider.js';
import { type Availability, availabilityOf } from '../availability/availability.js';
import { type Against, type Slot, slotAt } from '../availability/slot-facts.js';
import { lockDays } from './lock-days.js';

/** The slot a booking wants, in shop time. */
export interface WantedSlot {
  therapistId: string;
  /** Any Available: nobody's slot is held and nobody's cap counts. */
  isUnassigned: boolean;
  date: LocalDate;
  time: LocalTime;
  durationMinutes: number;
}

type Kind = 'held' | 'requested' | 'unassigned';

/**
 * Who holds which slot: a row per living booking. Everything here happens in the caller's transaction and starts by
 * locking the therapist's day, so that decisions about one day are taken one after the other.
 */
@Injectable()
export class Reservations {
  /**
   * Reserves for a booking that its client makes, or moves away from `leaving`: holds the slot when it is available, notes
   * the request when it is not.
   * @throws InvalidInput for a time that is no active slot or a therapist who takes no bookings
   */
  async claim(
    em: EntityManager,
    bookingId: string,
    wanted: WantedSlot,
    leaving?: WantedSlot,
  ): Promise<Availability | 'unassigned'> {
    await lockDays(em, leaving ? [leaving, wanted] : [wanted]);
    const { slot, verdict } = await this.check(em, bookingId, wanted, 'living');
    if (!slot.isOffered) throw new InvalidInput('booking_time', 'This time is not offered');
    if (!slot.therapistIsActive) throw new InvalidInput('therapist_id', 'This therapist takes no bookings');
    await this.put(em, bookingId, wanted, slot, kindFor(verdict));
    return verdict;
  }

  /** Holds a slot, be it a request's or a reopened booking's, when no confirmed booking, block or cap stands against it. */
  async hold(em: EntityManager, bookingId: string, wanted: WantedSlot): Promise<Availability | 'unassigned'> {
    await lockDays(em, [wanted]);
    const { slot, verdict } = await this.check(em, bookingId, wanted, 'confirmed');
    if (verdict === 'available' || verdict === 'unassigned') await this.put(em, bookingId, wanted, slot, kindFor(verdict));
    return verdict;
  }

  /**
   * Moves a booking's reservation, or makes its first one. One that must hold its slot moves only to where it is
   * available; the verdict tells.
   * @throws InvalidInput for a time that is no active slot or a therapist who takes no bookings
   */
  async move(
    em: EntityManager,
    bookingId: string,
    { from, to, mustHold }: { from?: WantedSlot; to: WantedSlot; mustHold: boolean },
  ): Promise<Availability | 'unassigned'> {
    await lockDays(em, from ? [from, to] : [to]);
    const { slot, verdict } = await this.check(em, bookingId, to, mustHold ? 'confirmed' : 'living');
    if (!slot.isOffered) throw new InvalidInput('booking_time', 'This time is not offered');
    if (!slot.therapistIsActive) throw new InvalidInput('therapist_id', 'This therapist takes no bookings');
    const kind = verdict === 'unassigned' ? 'unassigned' : mustHold ? 'held' : 'requested';
    if (kind !== 'held' || verdict === 'available') await this.put(em, bookingId, to, slot, kind);
    return verdict;
  }

  /** The booking no longer lives: its slot is free again. */
  async release(em: EntityManager, bookingId: string, held: WantedSlot): Promise<void> {
    await lockDays(em, [held]);
    await sql(em, 'delete from reservations where booking_id = $1', [bookingId]);
  }

  private async check(em: EntityManager, bookingId: string, wanted: WantedSlot, against: Against) {
    const slot = await slotAt(em, { ...wanted, against, exceptBookingId: bookingId }, wanted.time);
    if (!slot) throw new InvalidInput('therapist_id', 'There is no such therapist');
    return { slot, verdict: wanted.isUnassigned ? ('unassigned' as const) : availabilityOf(slot) };
  }

  private async put(em: EntityManager, bookingId: string, wanted: WantedSlot, slot: Slot, kind: Kind): Promise<void> {
    const { therapistId, durationMinutes } = wanted;
    await sql(em, putStatement, [bookingId, therapistId, kind, slot.startsAt, slot.endsAt, durationMinutes]);
  }
}

function kindFor(verdict: Availability | 'unassigned'): Kind {
  if (verdict === 'unassigned') return 'unassigned';
  return verdict === 'available' ? 'held' : 'requested';
}

const putStatement = /* sql */ `
  insert into reservations (booking_id, therapist_id, kind, starts_at, ends_at, duration_minutes)
  values ($1, $2, $3, $4::timestamp, $5::timestamp, $6)
  on conflict (booking_id) do update set
    therapist_id = excluded.therapist_id, kind = excluded.kind, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    duration_minutes = excluded.duration_minutes`;
