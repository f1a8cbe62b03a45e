import type { Verdict } from '../../kernel/outcomes/verdict.js';
import type { DayState } from './booking-status.js';
import type { Appointment, BookedService, Client, VisitPlace } from './booking-details.js';
import type { Recurrence } from './recurrence/recurrence.js';
import type { AgreedPolicy } from './policy/agreed-policy.js';
import type { AgreedPrice } from './price/agreed-price.js';

/** The details of a booking in every status. */
export interface BookingDetails {
  appointment: Appointment;
  service: BookedService;
  /** The agreed price and its reason (null once erased); absent where the list price applies. */
  agreed?: (AgreedPrice & { because: string | null }) | undefined;
  /** The client; null once erased. */
  client: Client | null;
  /** The id of the client; absent where no event says, see the table `earlier_client_ids`. */
  clientId?: string | undefined;
  userId: string | null;
  isEmailVerified: boolean;
  /** Whether the client said that they will come, at the time that the booking has. */
  isAttendanceConfirmed: boolean;
  /** The room in which it is given, or was; null while it holds no room. */
  roomId: string | null;
  /** Its place in a visit; absent where nothing else was booked together with it. */
  visit?: VisitPlace;
  /** Its place in a series; absent where it does not repeat. */
  recurrence?: Recurrence;
  /** The policy under which it was made; absent for a booking from before these were kept. */
  policy?: AgreedPolicy;
}

export interface PendingBooking extends BookingDetails {
  status: 'pending';
  /**
   * Reason for which the shop has to confirm it; `available` while it waits for the client alone, or was left a
   * request.
   */
  verdict: Verdict;
  /** End of the hold, until which the client can prove the address or pay; ISO 8601. Absent where the shop has to answer. */
  heldUntil?: string;
  /** Set where the hold waits for the deposit; absent for the proof of the address. */
  heldFor?: 'payment';
  /** Set where the shop asked for the deposit of a request, which is a request again when nobody pays. */
  isDepositAsked?: true;
  /** Set on a request whose deposit was not paid in time. */
  hasDepositLapsed?: true;
}

export interface ConfirmedBooking extends BookingDetails {
  status: 'confirmed';
  /** The day state; absent while nobody is here yet. */
  dayState?: Exclude<DayState, 'expected'>;
}

interface CompletedBooking extends BookingDetails {
  status: 'completed';
}

interface NoShowBooking extends BookingDetails {
  status: 'no_show';
}

export interface CancelledBooking extends BookingDetails {
  status: 'cancelled';
  /** The reason; null once erased. */
  reason: string | null;
  /** True when the client did not prove the address, or pay, while the booking was held. */
  hasLapsed?: true;
}

/** A booking that was made. */
export type ExistingBooking = PendingBooking | ConfirmedBooking | CompletedBooking | CancelledBooking | NoShowBooking;

export type Booking = { status: 'none' } | ExistingBooking;

export const initialBooking: Booking = { status: 'none' };
