import { InvalidInputError } from '../../kernel/errors.js';
import type { Verdict } from '../../kernel/outcomes/verdict.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { toAvailability } from '../day/to-verdict.js';
import type { CountedNow } from './counted-reservations.js';
import type { Slot } from '../day/slot.js';
import { findSlot } from '../day/find-slots.js';
import { chooseRoom } from '../rooms/choose-room.js';
import type { Claim, SlotRequest } from './slot-request.js';
import { lockTherapistDays } from './therapist-day-lock.js';

type ReservationKind = 'held' | 'requested' | 'unassigned';

/**
 * Locks the days and checks the slot for a booking, including the room.
 * @param days all days that the decision concerns, locked in one order
 * @throws InvalidInputError for an unknown therapist, and for a room that cannot be chosen
 */
export async function checkSlot(
  tx: Transaction,
  bookingId: string,
  { days, slotRequest, counted }: { days: SlotRequest[]; slotRequest: SlotRequest; counted: CountedNow },
): Promise<Slot> {
  void lockTherapistDays(tx, days);
  const { roomId, ...query } = { ...slotRequest, counted, exceptBookingId: bookingId };
  const slot = await findSlot(tx, query, query.time);
  if (!slot) throw new InvalidInputError('therapist_id', 'There is no such therapist');
  return roomId === undefined || slot.isUnassigned ? slot : chooseRoom(tx, query, slot, roomId);
}

/**
 * Reserves a slot that was checked, unless the verdict refuses it.
 * @param confirmsNow false for a request that still waits there
 */
export function holdChecked(
  tx: Transaction,
  bookingId: string,
  therapistId: string,
  slot: Slot,
  confirmsNow = true,
): Claim {
  const verdict = toVerdict(slot);
  const kind = toReservationKind(verdict);
  if (kind === 'held' && !confirmsNow)
    return { verdict, roomId: upsertReservation(tx, bookingId, therapistId, slot, 'requested') };
  return { verdict, roomId: kind === 'requested' ? null : upsertReservation(tx, bookingId, therapistId, slot, kind) };
}

/**
 * Keeps a free slot for a client who has to verify the address: a request with a room, which no visitor gets meanwhile.
 */
export function keepChecked(tx: Transaction, bookingId: string, therapistId: string, slot: Slot): Claim {
  return { verdict: 'available', roomId: upsertReservation(tx, bookingId, therapistId, slot, 'requested', true) };
}

/**
 * Writes a reservation.
 * @param keepsRoom whether a request keeps a room, too: its time is held for the client
 * @returns the room that is held; a request has none
 */
export function upsertReservation(
  tx: Transaction,
  bookingId: string,
  therapistId: string,
  slot: Slot,
  kind: ReservationKind,
  keepsRoom = kind === 'held',
): string | null {
  const { startsAt, endsAt, durationMinutes, cleanupMinutes } = slot;
  const roomId = keepsRoom ? slot.roomId : null;
  const span = [startsAt, endsAt, durationMinutes, cleanupMinutes];
  void tx.query(upsertSql, [bookingId, therapistId, kind, ...span, roomId, slot.partyId, slot.partyGuest]);
  return kind === 'held' ? roomId : null;
}

export function toVerdict(slot: Slot): Verdict {
  return slot.isUnassigned ? 'unassigned' : toAvailability(slot);
}

export function toReservationKind(verdict: Verdict): ReservationKind {
  if (verdict === 'unassigned') return 'unassigned';
  return verdict === 'available' ? 'held' : 'requested';
}

const upsertSql = /* sql */ `
  insert into reservations (booking_id, therapist_id, kind, starts_at, ends_at, duration_minutes, cleanup_minutes, room_id, party_id, party_guest)
  values ($1, $2, $3, $4::timestamp, $5::timestamp, $6, $7, $8, $9, $10)
  on conflict (booking_id) do update set
    therapist_id = excluded.therapist_id, kind = excluded.kind, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    duration_minutes = excluded.duration_minutes, cleanup_minutes = excluded.cleanup_minutes, room_id = excluded.room_id,
    party_id = excluded.party_id, party_guest = excluded.party_guest, is_offer = false`;
