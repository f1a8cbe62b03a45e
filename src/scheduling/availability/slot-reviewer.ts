import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { formatMinutes, type LocalTime, toMinutes } from '../../kernel/local-time.js';
import { InvalidInputError } from '../../kernel/errors.js';
import type { RoomChoice } from '../day/bookable-day.js';
import { confirmedOnly } from '../reservations/counted-reservations.js';
import { toIds } from '../reservations/find-held-bookings.js';
import type { SlotRequest } from '../reservations/slot-request.js';
import type { Availability, Verdict } from '../../kernel/outcomes/verdict.js';
import { type AskedSlot, findAskedDays, findNamedDay } from '../day/find-slots.js';
import type { Occupant } from '../day/occupants.js';
import { toAvailability } from '../day/to-verdict.js';
import type { Slot } from '../day/slot.js';

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
    const minute = toMinutes(slotRequest.time);
    const day = await findNamedDay(this.em.fork(), { ...slotRequest, counted: confirmedOnly, exceptBookingId });
    if (!day) throw new InvalidInputError('therapist_id', 'There is no such therapist');
    const slot = day.slotAt(minute);
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
    const end = day.shiftEndAt(minute);
    return {
      verdict: toVerdict(slot),
      ...toOverlapping(day.occupantsAt(minute)),
      shiftEnd: end === null ? null : formatMinutes(end),
      runsPastShift: day.runsPastShift(minute),
      isOpen,
      givesService,
      roomId: slot.roomId,
      rooms: day.listRooms(minute).filter(({ suits }) => suits),
    };
  }

  /** Reviews several bookings at the starts that they ask for, in their order, without rooms and the shift. */
  async reviewAsked(requests: readonly AskedSlot[]): Promise<Pick<SlotReview, 'verdict' | Overlapping>[]> {
    const days = await findAskedDays(this.em.fork(), requests, confirmedOnly, true);
    return days.map((day, nth) => {
      const minute = toMinutes(requests[nth]!.time);
      return { verdict: toVerdict(day.slotAt(minute)), ...toOverlapping(day.occupantsAt(minute)) };
    });
  }
}

type Overlapping = 'competingRequests' | 'heldBookings';

const toOverlapping = (occupants: readonly Occupant[]): Pick<SlotReview, Overlapping> => ({
  competingRequests: toIds(occupants, 'requested'),
  heldBookings: toIds(occupants, 'held'),
});

/** Returns the verdict of a slot; an inactive therapist is never free. */
function toVerdict(slot: Slot): Availability {
  return slot.therapistIsActive ? toAvailability(slot) : 'not_rostered';
}
