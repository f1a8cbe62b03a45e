import type { LocalDate, LocalDateTime, LocalTime } from '../../../kernel/local-time.js';
import type { BookedService, Client } from '../../domain/booking-details.js';
import type { OfClient } from '../../domain/events/event-marks.js';

/** A range of a day's start times, both ends included, in shop time. */
export interface WaitingWindow {
  date: LocalDate;
  from: LocalTime;
  to: LocalTime;
}

/** The service, therapist and times that somebody waits for. */
export interface WaitingCriteria {
  serviceId: string;
  serviceName: string;
  /** The therapist; null for anybody who gives the service. */
  therapistId: string | null;
  windows: WaitingWindow[];
}

/** A start with a therapist that is held for somebody who waits, at the price that it will cost. */
export interface Offer extends BookedService, LocalDateTime {
  /** The id of its reservation, and of the booking that accepting it makes. */
  bookingId: string;
  therapistId: string;
  /** End of the offer, ISO 8601: from then on it cannot be accepted. */
  expiresAt: string;
}

export interface WaitingListJoined {
  type: 'WaitingListJoined';
  data: WaitingCriteria & OfClient & { userId: string | null };
  personal: Client | null;
}

export interface SlotOffered {
  type: 'SlotOffered';
  /** `how`: by its turn, or chosen by the desk. */
  data: Offer & { how: 'turn' | 'desk' };
}

/** The offer became a confirmed booking. */
export interface OfferAccepted {
  type: 'OfferAccepted';
  data: { bookingId: string };
}

export interface OfferDeclined {
  type: 'OfferDeclined';
  data: { bookingId: string };
}

export interface OfferLapsed {
  type: 'OfferLapsed';
  /**
   * `because`: `closed` where the time is closed to visitors by now, by the shop or with this therapist; `unanswered`
   * where nobody answered in time. The client waits on; not in events without it, by which the entry ended.
   */
  data: { bookingId: string; because?: 'closed' | 'unanswered' };
}

/** The desk booked for somebody who waits. */
export interface WaitingClientBooked {
  type: 'WaitingClientBooked';
  data: { bookingId: string };
}

/** The last of the times that somebody waits for has passed. */
export interface WaitingEntryExpired {
  type: 'WaitingEntryExpired';
  data: Record<string, never>;
}

export interface WaitingEntryWithdrawn {
  type: 'WaitingEntryWithdrawn';
  data: { by: 'client' | 'shop' };
}

/** The desk took back that an entry was taken off the list. */
export interface WaitingEntryRestored {
  type: 'WaitingEntryRestored';
  data: Record<string, never>;
}

/** The entry is another client's from now on: two who had shared a record were separated. */
export interface WaitingClientChanged {
  type: 'WaitingClientChanged';
  data: { clientId: string };
}

/** The key of the entry's personal data was destroyed. */
export interface WaitingClientErased {
  type: 'WaitingClientErased';
  data: Record<string, never>;
}

export type WaitingEntryEvent =
  | WaitingListJoined
  | SlotOffered
  | OfferAccepted
  | OfferDeclined
  | OfferLapsed
  | WaitingClientBooked
  | WaitingEntryExpired
  | WaitingEntryWithdrawn
  | WaitingEntryRestored
  | WaitingClientChanged
  | WaitingClientErased;
