import type { Cents } from '../../../kernel/money.js';
import type { Place } from '../../../scheduling/index.js';

/** The reason why a booking cannot stay where it is. */
export type DisplacementCause = 'closed' | 'inactive' | 'no_shift' | 'away' | 'overlap';

/** An open booking at its present place. */
export interface PlacedBooking extends Place {
  bookingId: string;
  serviceId: string;
  durationMinutes: number;
  priceCents: Cents;
  /** Whether it is with Any Available: such a booking takes nobody's time, and no other therapist helps. */
  isUnassigned: boolean;
  /** Whether the client asked for this therapist, instead of leaving the choice to the shop. */
  isTherapistChosen: boolean;
  visit: { id: string; guest: number; part: number } | null;
  /** Null for a booking that moves only because others of its visit do. */
  cause: DisplacementCause | null;
}

/** Bookings that move together: those of a visit, in its order, or one. */
export type RelocatingParty = readonly PlacedBooking[];

/** A decision that somebody has made by hand about one booking. */
export type Choice = { kind: 'place'; place: Place } | { kind: 'keep' | 'call' | 'cancel' };

/** The outcome for a booking: `taken` where the place that was chosen by hand is not free. */
export type RelocationOutcome = 'same_time' | 'other_time' | 'taken' | 'keep' | 'call' | 'cancel';

export interface Relocation {
  booking: PlacedBooking;
  outcome: RelocationOutcome;
  /** The new place; null when there is none. */
  place: Place | null;
}
