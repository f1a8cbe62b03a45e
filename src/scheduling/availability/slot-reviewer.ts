import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { formatMinutes, type LocalTime } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { findRoomChoices, type RoomChoice } from '../rooms/room-choices.js';
import { confirmedOnly } from '../reservations/counted-reservations.js';
import { shareRoom } from '../rooms/share-room.js';
import type { SlotRequest } from '../reservations/slot-request.js';
import type { Availability, Verdict } from '../../kernel/outcomes/verdict.js';
import { type AskedSlot, findAskedSlots } from '../assignment/asked-slots.js';
import { toAvailability } from './availability.js';
import { runsPastShift, getShiftEnd, findShifts } from './shifts.js';
import { type Slot, findSlot } from './slot-context.js';

/** A slot with the information that the shop needs before it books it. */
interface SlotReview {
  /** Verdict against confirmed bookings, blocks and the cap only: requests do not keep the shop from booking. */
  verdict: Verdict;
  /** Ids of the requests for the same time. */
  competingRequests: string[];
  /** Ids of confirmed bookings in the way, and of offers, by the bookings that they would become. */
  heldBookings: string[];
  /** End of the shift in which it starts; null outside of every shift. */
  shiftEnd: LocalTime | null;
  runsPastShift: boolean;
  isOpen: boolean;
  givesService: boolean;
  /** The room that it would get; null for none. */
  roomId: string | null;
  /** Rooms to choose from; none where no room is needed. */
  rooms: RoomChoice[];
}

@Injectable()
export class SlotReviewer {
  constructor(private readonly em: EntityManager) {}

  /**
   * Reviews a slot.
   * @param exceptBookingId the booking that is to be moved.
   * @throws InvalidInputError on `therapist_id` when there is no such therapist
   */
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
    const rows = await findOverlapping(em, [slot], [exceptBookingId ?? null]);
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

  /** Reviews several bookings at the starts that they ask for, in their order, without rooms and the shift. */
  async reviewAsked(requests: readonly AskedSlot[]): Promise<Pick<SlotReview, 'verdict' | Overlapping>[]> {
    const em = this.em.fork();
    const slots = await findAskedSlots(em, requests, confirmedOnly);
    const rows = await findOverlapping(
      em,
      slots,
      requests.map(({ bookingId }) => bookingId),
    );
    const byNth = Map.groupBy(rows, ({ nth }) => nth);
    return slots.map((slot, nth) => {
      const own = byNth.get(nth + 1) ?? [];
      return { verdict: toVerdict(slot), competingRequests: toIds(own, 'requested'), heldBookings: toIds(own, 'held') };
    });
  }
}

type Overlapping = 'competingRequests' | 'heldBookings';

interface OverlappingRow {
  /** Number of the slot, from 1. */
  nth: number;
  booking_id: string;
  kind: string;
}

/**
 * Finds the reservations that overlap each slot.
 * @param except of each slot the booking that is to be moved, or null
 */
function findOverlapping(em: EntityManager, slots: readonly Slot[], except: readonly (string | null)[]) {
  return sql<OverlappingRow>(em, overlappingSql, [
    slots.map(({ therapistId }) => therapistId),
    slots.map(({ startsAt }) => startsAt),
    slots.map(({ endsAt }) => endsAt),
    except,
  ]);
}

/** Returns the verdict of a slot; an inactive therapist is never free. */
function toVerdict(slot: Slot): Availability {
  return slot.therapistIsActive ? toAvailability(slot) : 'not_rostered';
}

const toIds = (rows: readonly OverlappingRow[], reservationKind: string) =>
  rows.filter(({ kind }) => kind === reservationKind).map(({ booking_id }) => booking_id);

const overlappingSql = /* sql */ `
  select nth::int, booking_id, kind
  from unnest($1::uuid[], $2::timestamp[], $3::timestamp[], $4::uuid[]) with ordinality as slot (id, begins, ends, own, nth)
  join reservations on therapist_id = slot.id and kind in ('requested', 'held') and booking_id is distinct from own
    and during && tsrange(begins, ends, case when begins = ends then '[]' else '[)' end)
  order by nth, starts_at, booking_id`;
