import type { Cents } from '../../kernel/money.js';
import type { Verdict } from '../../kernel/verdict.js';
import type { Appointment, Assignment, BookedService, Client, VisitPlace } from './booking-details.js';
import type { BookingStatus, DayState } from './booking-status.js';
import type { AgreedPrice } from './price/agreed-price.js';
import type { VisitNews } from './visits/visit-news.js';

/**
 * One change may make several events. All but the last are marked as parts; the mail and the push of the last one
 * cover them all.
 */
export interface MaybeIntermediate {
  isPart?: true;
}

/** For events by which a booking takes its slot: the room that comes with it. Absent where it has none. */
export interface MaybeInRoom {
  roomId?: string;
}

/**
 * `notifyClient: false` where the shop chose not to mail the client about the change; the shop's own mail is sent all
 * the same.
 */
export interface MaybeSilent {
  notifyClient?: false;
}

/** Of a change that somebody made by the private link, which may have come to others than the client. */
export interface MaybeByLink {
  /** The browser, as it calls itself: `Safari on iPhone`. */
  linkUsedIn?: string;
}

export interface BookingRequested {
  type: 'BookingRequested';
  /**
   * `assignment`: how the therapist was found when the client left the choice to the shop. `heldUntil` (ISO 8601):
   * the slot is free and kept until then for the client to prove the address.
   */
  data: Appointment &
    BookedService &
    MaybeIntermediate &
    VisitNews & {
      verdict: Verdict;
      userId: string | null;
      assignment?: Assignment;
      heldUntil?: string;
      visit?: VisitPlace;
    };
  personal: Client | null;
}

/** A booking of the shop's former system, as it was there. Nobody is notified of it. */
export interface BookingImported {
  type: 'BookingImported';
  /** `verdict`: null unless it is pending. `holdsSlot`: false for one that is over or was in the past when it came in. */
  data: Appointment &
    BookedService &
    MaybeInRoom & { status: BookingStatus; verdict: Verdict | null; holdsSlot: boolean };
  personal: Client | null;
}

export interface BookingConfirmed {
  type: 'BookingConfirmed';
  /** `at-once` with the request, by the `shop`, by the client's `verified-email`, or `moved` by the client to a free slot. */
  data: MaybeInRoom & MaybeSilent & VisitNews & { how: 'at-once' | 'shop' | 'verified-email' | 'moved' };
}

export interface EmailVerified {
  type: 'EmailVerified';
  /** `verdict`: why a booking that was held for this still waits for the shop. */
  data: { verdict?: Verdict };
}

export interface BookingRescheduled {
  type: 'BookingRescheduled';
  /** `verdict`: why it waits for the shop from now on. Absent where moving leaves its state as it was. */
  data: Appointment & MaybeIntermediate & MaybeInRoom & MaybeSilent & VisitNews & { verdict?: Verdict };
  personal?: MaybeByLink | null;
}

/** Another room, or none, at the same time with the same therapist. */
export interface BookingRoomChanged {
  type: 'BookingRoomChanged';
  data: MaybeIntermediate & { roomId: string | null };
}

/** Another service, as it is sold now. */
export interface BookingServiceChanged {
  type: 'BookingServiceChanged';
  data: BookedService & MaybeIntermediate & MaybeSilent;
}

/** The price was agreed with the client, or set back to the list price. */
export interface BookingPriceChanged {
  type: 'BookingPriceChanged';
  /**
   * `agreed`: null for the list price. `tellsOfService`: the service changed too, and the mail about the price
   * mentions it.
   */
  data: MaybeIntermediate &
    MaybeSilent & { totalCents: Cents; currency: string; agreed: AgreedPrice | null; tellsOfService?: true };
  personal: { reason: string } | null;
}

/** The shop made the booking longer or shorter than its service. */
export interface BookingLengthChanged {
  type: 'BookingLengthChanged';
  data: MaybeIntermediate & MaybeSilent & { durationMinutes: number };
}

export interface ClientDetailsChanged {
  type: 'ClientDetailsChanged';
  data: MaybeIntermediate;
  personal: Client | null;
}

/** The booking is pending again: it was cancelled or completed, or the shop took its confirmation back. */
export interface BookingReopened {
  type: 'BookingReopened';
  data: MaybeIntermediate &
    MaybeSilent & { from: 'confirmed' | 'completed' | 'cancelled' | 'no_show'; verdict: Verdict };
}

/** The client is here, is being treated, or is not here after all. */
export interface DayStateChanged {
  type: 'DayStateChanged';
  data: { to: DayState; from: DayState };
}

/** The client did not come. */
export interface NoShowRecorded {
  type: 'NoShowRecorded';
  data: Record<string, never>;
}

export interface BookingCompleted {
  type: 'BookingCompleted';
  data: Record<string, never>;
}

export interface BookingCancelled {
  type: 'BookingCancelled';
  /** `because`: the client has not proved the address while the time was held. */
  data: MaybeSilent & VisitNews & { from: 'requested' | 'confirmed'; because?: 'hold-lapsed' };
  personal: ({ reason: string; clientName: string } & MaybeByLink) | null;
}

/** The shop took a change back: the booking is again what it was before it. */
export interface BookingChangeUndone {
  type: 'BookingChangeUndone';
  /** `undoes`: the versions that the change had made. The rest is what the booking is again. */
  data: Appointment &
    BookedService &
    MaybeInRoom &
    VisitNews & {
      status: BookingStatus;
      verdict: Verdict | null;
      dayState: Exclude<DayState, 'expected'> | null;
      isAttendanceConfirmed: boolean;
      heldUntil?: string;
      hasLapsed?: true;
      agreed?: AgreedPrice;
      undoes: number[];
    };
  personal: (Client & { reason: string | null; priceReason?: string }) | null;
}

/** The client said that they will come at the time that the booking has. */
export interface BookingAttendanceConfirmed {
  type: 'BookingAttendanceConfirmed';
  data: Record<string, never>;
  personal?: MaybeByLink | null;
}

/** The shop mailed the client the booking's current status once more. */
export interface LetterResent {
  type: 'LetterResent';
  data: Record<string, never>;
}

/** Somebody asked for the links to all bookings to come under the address of this one, the next of them. */
export interface BookingLinksRequested {
  type: 'BookingLinksRequested';
  data: Record<string, never>;
}

/** The key of the booking's personal data was destroyed; its past events have lost their personal part. */
export interface PersonalDataErased {
  type: 'PersonalDataErased';
  data: Record<string, never>;
}

export type BookingEvent =
  | BookingRequested
  | BookingImported
  | BookingConfirmed
  | EmailVerified
  | BookingRescheduled
  | BookingRoomChanged
  | BookingServiceChanged
  | BookingPriceChanged
  | BookingLengthChanged
  | ClientDetailsChanged
  | BookingReopened
  | DayStateChanged
  | NoShowRecorded
  | BookingCompleted
  | BookingCancelled
  | BookingChangeUndone
  | BookingAttendanceConfirmed
  | LetterResent
  | BookingLinksRequested
  | PersonalDataErased;
