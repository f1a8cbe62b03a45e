import { Injectable } from '@nestjs/common';
import type { LocalDate, LocalTime } from '../../platform/clock/local-time.js';
import type { Store } from '../../platform/database/stored-together.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { InvalidInput } from '../../platform/decider.js';
import { type Availability, availabilityOf } from '../availability/availability.js';
import { type Against, type Slot, slotAt, slotFor } from '../availability/slot-facts.js';
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

/** The same before anything is known about therapist and service but their ids. */
export interface AskedSlot extends Omit<WantedSlot, 'isUnassigned' | 'durationMinutes'> {
  serviceId: string;
}

type Verdict = Availability | 'unassigned';
type Kind = 'held' | 'requested' | 'unassigned';

/**
 * Who holds which slot: a row per living booking. Everything here happens in the caller's transaction and starts by
 * locking the therapist's day, so that decisions about one day are taken one after the other.
 */
@Injectable()
export class Reservations {
  /** What a new booking asks for, as it stands until the transaction ends; undefined when there is no such therapist. */
  lookAt(tx: Transaction, asked: AskedSlot): ReturnType<typeof slotFor> {
    void lockDays(tx, [asked]);
    return slotFor(tx, { ...asked, against: 'living' }, asked.time);
  }

  /**
   * Reserves for a booking that its client makes what `lookAt` has found: holds the slot when it is available, notes the
   * request when it is not.
   * @throws InvalidInput for a time that is no active slot or a therapist who takes no bookings
   */
  claim(tx: Transaction, bookingId: string, therapistId: string, slot: Slot): Verdict {
    onlyOffered(slot);
    const verdict = verdictOf(slot);
    this.put(tx, bookingId, therapistId, slot, kindFor(verdict));
    return verdict;
  }

  /**
   * The same for a booking that its client moves.
   * @throws InvalidInput for a time that is no active slot or a therapist who takes no bookings
   */
  async moveOwn(tx: Transaction, bookingId: string, { from, to }: { from: WantedSlot; to: WantedSlot }): Promise<Verdict> {
    const slot = await this.check(tx, bookingId, { days: [from, to], wanted: to, against: 'living' });
    return this.claim(tx, bookingId, to.therapistId, slot);
  }

  /** Holds a slot, be it a request's or a reopened booking's, when no confirmed booking, block or cap stands against it. */
  async hold(tx: Transaction, bookingId: string, wanted: WantedSlot): Promise<Verdict> {
    const slot = await this.check(tx, bookingId, { days: [wanted], wanted, against: 'confirmed' });
    const verdict = verdictOf(slot);
    if (verdict === 'available' || verdict === 'unassigned') this.put(tx, bookingId, wanted.therapistId, slot, kindFor(verdict));
    return verdict;
  }

  /**
   * Moves a booking's reservation, or makes its first one. One that must hold its slot moves only to where it is
   * available; the verdict tells.
   * @throws InvalidInput for a time that is no active slot or a therapist who takes no bookings
   */
  async move(
    tx: Transaction,
    bookingId: string,
    { from, to, mustHold }: { from?: WantedSlot; to: WantedSlot; mustHold: boolean },
  ): Promise<Verdict> {
    const days = from ? [from, to] : [to];
    const slot = await this.check(tx, bookingId, { days, wanted: to, against: mustHold ? 'confirmed' : 'living' });
    onlyOffered(slot);
    const verdict = verdictOf(slot);
    const kind = verdict === 'unassigned' ? 'unassigned' : mustHold ? 'held' : 'requested';
    if (kind !== 'held' || verdict === 'available') this.put(tx, bookingId, to.therapistId, slot, kind);
    return verdict;
  }

  /** The booking no longer lives: its slot is free again. */
  release(tx: Transaction, bookingId: string, held: WantedSlot): void {
    void lockDays(tx, [held]);
    void tx.query('delete from reservations where booking_id = $1', [bookingId]);
  }

  private async check(
    tx: Transaction,
    bookingId: string,
    { days, wanted, against }: { days: WantedSlot[]; wanted: WantedSlot; against: Against },
  ): Promise<Slot> {
    void lockDays(tx, days);
    const slot = await slotAt(tx, { ...wanted, against, exceptBookingId: bookingId }, wanted.time);
    if (!slot) throw new InvalidInput('therapist_id', 'There is no such therapist');
    return slot;
  }

  private put(tx: Transaction, bookingId: string, therapistId: string, slot: Slot, kind: Kind): void {
    tx.store(put, [bookingId, therapistId, kind, slot.startsAt, slot.endsAt, slot.durationMinutes]);
  }
}

function onlyOffered({ isOffered, therapistIsActive }: Slot): void {
  if (!isOffered) throw new InvalidInput('booking_time', 'This time is not offered');
  if (!therapistIsActive) throw new InvalidInput('therapist_id', 'This therapist takes no bookings');
}

function verdictOf(slot: Slot): Verdict {
  return slot.isUnassigned ? 'unassigned' : availabilityOf(slot);
}

function kindFor(verdict: Verdict): Kind {
  if (verdict === 'unassigned') return 'unassigned';
  return verdict === 'available' ? 'held' : 'requested';
}

const put: Store = {
  reservation: /* sql */ `
  insert into reservations (booking_id, therapist_id, kind, starts_at, ends_at, duration_minutes)
  values ($1, $2, $3, $4::timestamp, $5::timestamp, $6)
  on conflict (booking_id) do update set
    therapist_id = excluded.therapist_id, kind = excluded.kind, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    duration_minutes = excluded.duration_minutes`,
};
