import { Injectable } from '@nestjs/common';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { InvalidInputError } from '../../kernel/errors.js';
import type { Verdict } from '../../kernel/verdict.js';
import type { OfferedService } from '../../catalog/index.js';
import { toAvailability, toPublicAvailability } from '../availability/availability.js';
import { type CountedReservations, type Slot, findSlot, findSlotForService } from '../availability/slot-context.js';
import { chooseRoom } from '../rooms/choose-room.js';
import { type Party, shareRoom } from '../rooms/share-room.js';
import { lockTherapistDays, type TherapistDay } from './therapist-day-lock.js';

/** The slot a booking wants, in shop time. */
export interface SlotRequest {
  therapistId: string;
  /** Any Available: nobody's slot is held and nobody's cap counts. */
  isUnassigned: boolean;
  date: LocalDate;
  time: LocalTime;
  serviceId: string;
  durationMinutes: number;
  /** The room that somebody has chosen; without it the first one that fits and is free. */
  roomId?: string | undefined;
  /** With whom it may share a room. */
  party?: Party | undefined;
  /** It begins when the treatment before it ends, at whatever minute, and not at a time slot. */
  follows?: boolean;
  /** The same therapist goes on with the same client at once: nothing is kept free in between. */
  isFollowed?: boolean;
}

/** The same before anything is known about therapist and service but their ids. */
export type SlotQuery = Pick<SlotRequest, 'therapistId' | 'date' | 'time' | 'serviceId'>;

/** One treatment of a visit. */
export interface VisitSlot {
  bookingId: string;
  to: SlotRequest;
  /** Where it was before. */
  from?: SlotRequest | undefined;
}

type ReservationKind = 'held' | 'requested' | 'unassigned';

/** What became of a wanted slot, and the room that comes with it: null where none is needed or nothing is held. */
export interface Claim {
  verdict: Verdict;
  roomId: string | null;
}

/**
 * Who holds which slot: a row per living booking, and per slot that is on offer to somebody who waits. Everything here happens in the caller's transaction and starts by
 * locking the therapist's day, so that decisions about one day are taken one after the other.
 */
@Injectable()
export class ReservationService {
  /** The slot that a new booking asks for, fixed until the transaction ends; undefined when there is no such therapist. */
  inspectSlot(tx: Transaction, query: SlotQuery): ReturnType<typeof findSlotForService> {
    void lockTherapistDays(tx, [query]);
    return findSlotForService(tx, { ...query, counted: 'living' }, query.time);
  }

  /**
   * Reserves for a booking that its client makes what `lookAt` has found: holds the slot when it is available, notes the
   * request when it is not.
   * @param isPromised whether the booking is confirmed where it can be; else it keeps visitors away without being so
   * @throws InvalidInputError for a time that is no active slot or outside the opening hours, a therapist who takes no
   * bookings or does not give the service
   */
  claim(tx: Transaction, bookingId: string, therapistId: string, slot: Slot, isPromised = true): Claim {
    assertBookable(slot);
    assertOpen(slot);
    assertGivesService(slot);
    const verdict = toVerdict(slot);
    const kind = toReservationKind(verdict);
    const roomId = this.upsert(tx, bookingId, therapistId, slot, kind === 'held' && !isPromised ? 'requested' : kind);
    return { verdict, roomId };
  }

  /**
   * The same for a booking that its client moves.
   * @throws InvalidInputError as `claim` does
   */
  async moveAsClient(
    tx: Transaction,
    bookingId: string,
    { from, to }: { from: SlotRequest; to: SlotRequest },
  ): Promise<Claim> {
    const slot = await this.check(tx, bookingId, { days: [from, to], slotRequest: to, counted: 'living' });
    return this.claim(tx, bookingId, to.therapistId, slot);
  }

  /** Holds a slot, be it a request's or a reopened booking's, when no confirmed booking, block or cap prevents it. */
  async hold(tx: Transaction, bookingId: string, slotRequest: SlotRequest): Promise<Claim> {
    const slot = await this.check(tx, bookingId, { days: [slotRequest], slotRequest, counted: 'confirmed' });
    return this.holdChecked(tx, bookingId, slotRequest.therapistId, slot);
  }

  /**
   * Moves a booking's reservation, or makes its first one. Nothing moves where the slot is not available: the verdict
   * says why. Only confirmed bookings and blocks count, not requests; opening hours do not bind the shop.
   * @throws InvalidInputError for a time that is no active slot, a therapist who takes no bookings, and one who does not
   * give the service unless the booking was theirs before
   */
  async move(
    tx: Transaction,
    bookingId: string,
    { from, to }: { from?: SlotRequest; to: SlotRequest },
  ): Promise<Claim> {
    const days = from ? [from, to] : [to];
    const slot = await this.check(tx, bookingId, { days, slotRequest: to, counted: 'confirmed' });
    assertBookable(slot, to);
    if (from?.therapistId !== to.therapistId || from.serviceId !== to.serviceId) assertGivesService(slot);
    return this.holdChecked(tx, bookingId, to.therapistId, slot);
  }

  /**
   * Locks the days of all treatments of a visit, in the order of everybody's locks, and takes away what they hold: its
   * treatments are not in each other's way when they are reserved again, and a visit that is cancelled holds nothing.
   */
  clearVisit(tx: Transaction, slots: readonly VisitSlot[]): void {
    void lockTherapistDays(
      tx,
      slots.flatMap(({ from, to }) => (from ? [from, to] : [to])),
    );
    const ids = slots.flatMap(({ bookingId, from }) => (from ? [bookingId] : []));
    if (ids.length > 0) void tx.query('delete from reservations where booking_id = any ($1::uuid[])', [ids]);
  }

  /**
   * Reserves one treatment of a visit. Nothing is reserved where the verdict is another than `available` or `unassigned`: the
   * caller gives up the whole visit.
   * @param counted `living` for a visitor, whom the opening hours bind as well
   * @throws InvalidInputError as `move` does; for a visitor as `claim` does
   */
  async reservePart(tx: Transaction, { bookingId, from, to }: VisitSlot, counted: CountedReservations): Promise<Claim> {
    const slot = await this.check(tx, bookingId, { days: [to], slotRequest: to, counted });
    assertBookable(slot, to);
    if (counted === 'living') assertOpen(slot);
    if (from?.therapistId !== to.therapistId || from.serviceId !== to.serviceId) assertGivesService(slot);
    return this.holdChecked(tx, bookingId, to.therapistId, slot);
  }

  /**
   * Keeps time for cleaning after a booking again, when the treatment that followed it has left: where therapist and room are
   * free for it. The caller has locked the day.
   */
  restoreCleanup(tx: Transaction, bookingId: string, serviceId: string): void {
    void tx.query(restoreCleanupSql, [bookingId, serviceId]);
  }

  /**
   * Holds what a visitor could book at once, for a booking that is not made yet.
   * @returns the service as the therapist gives it now; undefined, and nothing is held, where a visitor would not be confirmed
   */
  async holdIfFree(tx: Transaction, bookingId: string, query: SlotQuery): Promise<OfferedService | undefined> {
    const inspected = await this.inspectSlot(tx, query);
    if (!inspected?.service || inspected.service.isRetired) return undefined;
    const { slot, service } = inspected;
    const isBookable = slot.isOffered && slot.therapistIsActive && !slot.isUnassigned;
    if (!isBookable || toPublicAvailability(slot) !== 'available') return undefined;
    this.upsert(tx, bookingId, query.therapistId, slot, 'held');
    return service;
  }

  /**
   * Reserves for a booking of another system. A confirmed one holds its slot as if it were made here; a request waits
   * beside whatever is there.
   * @throws InvalidInputError for a time that is no active slot or a therapist who takes no bookings
   */
  async claimImported(
    tx: Transaction,
    bookingId: string,
    to: SlotRequest,
    status: 'pending' | 'confirmed',
  ): Promise<Claim> {
    if (status === 'confirmed') return this.move(tx, bookingId, { to });
    const slot = await this.check(tx, bookingId, { days: [to], slotRequest: to, counted: 'living' });
    assertBookable(slot);
    const roomId = this.upsert(tx, bookingId, to.therapistId, slot, slot.isUnassigned ? 'unassigned' : 'requested');
    return { verdict: toVerdict(slot), roomId };
  }

  /**
   * Puts a request back to where it was, beside whatever is there by now.
   * @throws InvalidInputError for a time that is no active slot or a therapist who takes no bookings
   */
  async restoreRequest(tx: Transaction, bookingId: string, { from, to }: { from: SlotRequest; to: SlotRequest }) {
    const slot = await this.check(tx, bookingId, { days: [from, to], slotRequest: to, counted: 'living' });
    assertBookable(slot);
    this.upsert(tx, bookingId, to.therapistId, slot, slot.isUnassigned ? 'unassigned' : 'requested');
  }

  /** The booking no longer lives: its slot is free again. */
  release(tx: Transaction, bookingId: string, held: TherapistDay): void {
    void lockTherapistDays(tx, [held]);
    void tx.query('delete from reservations where booking_id = $1', [bookingId]);
  }

  private async check(
    tx: Transaction,
    bookingId: string,
    { days, slotRequest, counted }: { days: SlotRequest[]; slotRequest: SlotRequest; counted: CountedReservations },
  ): Promise<Slot> {
    void lockTherapistDays(tx, days);
    const slot = await findSlot(tx, { ...slotRequest, counted, exceptBookingId: bookingId }, slotRequest.time);
    if (!slot) throw new InvalidInputError('therapist_id', 'There is no such therapist');
    const { roomId, serviceId, party } = slotRequest;
    const shared = party ? await shareRoom(tx, bookingId, slot, { serviceId, party }) : slot;
    return roomId === undefined || slot.isUnassigned ? shared : chooseRoom(tx, bookingId, shared, serviceId, roomId);
  }

  private holdChecked(tx: Transaction, bookingId: string, therapistId: string, slot: Slot): Claim {
    const verdict = toVerdict(slot);
    const kind = toReservationKind(verdict);
    return { verdict, roomId: kind === 'requested' ? null : this.upsert(tx, bookingId, therapistId, slot, kind) };
  }

  /** @returns the room that is held: requests have none */
  private upsert(tx: Transaction, bookingId: string, therapistId: string, slot: Slot, kind: ReservationKind) {
    const { startsAt, endsAt, durationMinutes, cleanupMinutes } = slot;
    const roomId = kind === 'held' ? slot.roomId : null;
    const span = [startsAt, endsAt, durationMinutes, cleanupMinutes];
    void tx.query(upsertSql, [bookingId, therapistId, kind, ...span, roomId, slot.partyId ?? null]);
    return roomId;
  }
}

function assertBookable({ isOffered, therapistIsActive }: Slot, { follows }: Pick<SlotRequest, 'follows'> = {}): void {
  if (!isOffered && !follows) throw new InvalidInputError('booking_time', 'This time is not offered');
  if (!therapistIsActive) throw new InvalidInputError('therapist_id', 'This therapist takes no bookings');
}

function assertOpen({ isOpen }: Slot): void {
  if (!isOpen) throw new InvalidInputError('booking_time', 'The shop is closed at this time');
}

function assertGivesService({ givesService, therapistName }: Slot): void {
  if (!givesService) throw new InvalidInputError('therapist_id', `${therapistName} does not give this treatment`);
}

function toVerdict(slot: Slot): Verdict {
  return slot.isUnassigned ? 'unassigned' : toAvailability(slot);
}

function toReservationKind(verdict: Verdict): ReservationKind {
  if (verdict === 'unassigned') return 'unassigned';
  return verdict === 'available' ? 'held' : 'requested';
}

const upsertSql = /* sql */ `
  insert into reservations (booking_id, therapist_id, kind, starts_at, ends_at, duration_minutes, cleanup_minutes, room_id, party_id)
  values ($1, $2, $3, $4::timestamp, $5::timestamp, $6, $7, $8, $9)
  on conflict (booking_id) do update set
    therapist_id = excluded.therapist_id, kind = excluded.kind, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    duration_minutes = excluded.duration_minutes, cleanup_minutes = excluded.cleanup_minutes, room_id = excluded.room_id,
    party_id = excluded.party_id`;

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
