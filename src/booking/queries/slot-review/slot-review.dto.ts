import type { Verdict } from '../../../kernel/outcomes/verdict.js';
import type { OfficeBookingDto } from '../office-booking.dto.js';

/** A room in which the service could be given. */
export class RoomChoiceDto {
  id!: string;
  name!: string;
  /** Whether no other booking has it then. */
  is_free!: boolean;
}

export class SlotReviewDto {
  /** Whether saving would be accepted: only confirmed bookings, blocks, the cap and other treatments of the guest count against it. */
  available!: boolean;
  reason!: Verdict;
  /** Confirmed bookings that are in the way. */
  in_the_way!: OfficeBookingDto[];
  /**
   * The other treatment of the same guest of a visit at that time: saving is refused with `guest-busy`. Null while
   * there is none.
   */
  guest_conflict!: string | null;
  /** Requests of others for the same time. */
  other_requests!: OfficeBookingDto[];
  /** End of the therapist's shift, `HH:mm`; null outside of every shift. */
  shift_ends_at!: string | null;
  /** Whether the service would end after the shift: allowed, worth a warning. */
  runs_past_shift!: boolean;
  /** Whether the slot is outside the opening hours or on a closure: allowed for the office, worth a warning. */
  is_closed!: boolean;
  /** Whether the therapist gives this service; another one is refused with 422. */
  gives_service!: boolean;
  /** The room that a booking gets when none is chosen; null for none. */
  room_id!: string | null;
  /** Rooms in their order; empty where no room is needed. */
  rooms!: RoomChoiceDto[];
}
