import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { formatMinutes, type LocalTime } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { findRoomChoices, type RoomChoice } from '../rooms/room-choices.js';
import { confirmedOnly } from '../reservations/counted-reservations.js';
import { shareRoom } from '../rooms/share-room.js';
import type { SlotRequest } from '../reservations/slot-request.js';
import type { Availability, Verdict } from '../../kernel/verdict.js';
import { toAvailability } from './availability.js';
import { runsPastShift, getShiftEnd, findShifts } from './shifts.js';
import { type Slot, findSlot } from './slot-context.js';

/** What the shop should know of a slot before it gives it to somebody. */
interface SlotReview {
  /** Against confirmed bookings, blocks and the cap alone: requests do not stop the shop. */
  verdict: Verdict;
  /** Bookings that ask for the same time. */
  competingRequests: string[];
  /** Confirmed ones that are in the way, and offers, by the ids of the bookings that they would become. */
  heldBookings: string[];
  /** End of the shift in which it starts; null outside of every shift. */
  shiftEnd: LocalTime | null;
  runsPastShift: boolean;
  isOpen: boolean;
  givesService: boolean;
  /** The room that it would get; null for none. */
  roomId: string | null;
  /** Those to choose from instead; none where no room is needed. */
  rooms: RoomChoice[];
}

@Injectable()
export class SlotReviewer {
  constructor(private readonly em: EntityManager) {}

  /** @param exceptBookingId the booking that is to be moved. @throws InvalidInputError on `therapist_id` when there is no such therapist */
  async review(slotRequest: SlotRequest, exceptBookingId?: string): Promise<SlotReview> {
    const em = this.em.fork();
    const { party, serviceId } = slotRequest;
    const found = await findSlot(em, { ...slotRequest, counted: confirmedOnly, exceptBookingId }, slotRequest.time);
    if (!found) throw new InvalidInputError('therapist_id', 'There is no such therapist');
    const isShared = party !== undefined && exceptBookingId !== undefined;
    const slot = isShared
      ? await shareRoom(em, exceptBookingId, found, { serviceId, party, counted: confirmedOnly })
      : found;
    const { isOpen, givesService } = slot;
    if (slotRequest.isUnassigned)
      return {
        verdict: 'unassigned',
        competingRequests: [],
        heldBookings: [],
        shiftEnd: null,
        runsPastShift: false,
        isOpen,
        givesService,
        roomId: null,
        rooms: [],
      };
    const rows = await sql<{ booking_id: string; kind: string }>(em, overlappingSql, [
      slotRequest.therapistId,
      slot.startsAt,
      slot.endsAt,
      exceptBookingId ?? null,
    ]);
    const shifts = await findShifts(em, slotRequest.therapistId, slotRequest.date);
    const end = getShiftEnd(shifts, slotRequest.time);
    return {
      verdict: toVerdict(slot),
      competingRequests: toIds(rows, 'requested'),
      heldBookings: toIds(rows, 'held'),
      shiftEnd: end === null ? null : formatMinutes(end),
      runsPastShift: runsPastShift(shifts, slotRequest.time, slotRequest.durationMinutes),
      isOpen,
      givesService,
      roomId: slot.roomId,
      rooms: await findRoomChoices(em, slot, { serviceId, exceptBookingId }),
    };
  }
}

/** A therapist who takes no bookings is free for nobody. */
function toVerdict(slot: Slot): Availability {
  return slot.therapistIsActive ? toAvailability(slot) : 'not_rostered';
}

const toIds = (rows: readonly { booking_id: string; kind: string }[], wanted: string) =>
  rows.filter(({ kind }) => kind === wanted).map(({ booking_id }) => booking_id);

const overlappingSql = /* sql */ `
  select booking_id, kind from reservations
  where therapist_id = $1 and kind in ('requested', 'held') and booking_id is distinct from $4::uuid
    and during && tsrange($2::timestamp, $3::timestamp, case when $2::timestamp = $3::timestamp then '[]' else '[)' end)
  order by starts_at, booking_id`;
