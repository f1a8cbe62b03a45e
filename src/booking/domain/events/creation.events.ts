import type { Verdict } from '../../../kernel/outcomes/verdict.js';
import type { Appointment, Assignment, BookedService, Client, VisitPlace } from '../booking-details.js';
import type { BookingStatus } from '../booking-status.js';
import type { Recurrence } from '../recurrence/recurrence.js';
import type { VisitAnnouncement } from '../visits/visit-announcement.js';
import type { LocalDate } from '../../../kernel/local-time.js';
import type { MaybeForPayment, MaybeInRoom, MaybeIntermediate, MaybeUnderPolicy, OfClient } from './event-marks.js';

export interface BookingRequested {
  type: 'BookingRequested';
  /**
   * `assignment`: how the therapist was found when the client left the choice to the shop. `heldUntil` (ISO 8601):
   * the slot is free and kept until then for the client to prove the address, or to pay the deposit. `recurrence`: its
   * place in a series, where it was made in one.
   */
  data: Appointment &
    BookedService &
    MaybeForPayment &
    MaybeInRoom &
    MaybeIntermediate &
    VisitAnnouncement &
    MaybeUnderPolicy &
    OfClient & {
      verdict: Verdict;
      userId: string | null;
      assignment?: Assignment;
      heldUntil?: string;
      visit?: VisitPlace;
      recurrence?: Recurrence;
    };
  personal: Client | null;
}

/** A booking of the shop's former system, as it was there. Nobody is notified of it. */
export interface BookingImported {
  type: 'BookingImported';
  /** `verdict`: null unless it is pending. `holdsSlot`: false for one that is over or was in the past when it came in. */
  data: Appointment &
    BookedService &
    MaybeInRoom &
    MaybeUnderPolicy &
    OfClient & { status: BookingStatus; verdict: Verdict | null; holdsSlot: boolean };
  personal: Client | null;
}

/** Takes back that a booking was imported, with the whole import: there is no such booking any more. */
export interface BookingImportUndone {
  type: 'BookingImportUndone';
  /** The appointment that it had. `holdsSlot`: whether that was kept free for it. */
  data: { importId: string; therapistId: string; date: LocalDate; holdsSlot: boolean };
}
