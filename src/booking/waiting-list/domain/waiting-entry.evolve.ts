import { type Aggregate, throwNewerEventError } from '../../../kernel/aggregate.js';
import type { Client } from '../../domain/booking-details.js';
import type {
  Offer,
  OfferLapsed,
  SlotOffered,
  WaitingEntryEvent,
  WaitingListJoined,
  WaitingCriteria,
} from './waiting-entry.events.js';

export const WAITING_STATUSES = ['waiting', 'offered', 'booked', 'declined', 'lapsed', 'expired', 'withdrawn'] as const;
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

/** A waiting entry, and what became of it. */
export interface WaitingEntryState {
  status: WaitingStatus;
  criteria: WaitingCriteria;
  /** The client; null once erased. */
  client: Client | null;
  /** The id of the client; absent where no event says, see the table `earlier_client_ids`. */
  clientId?: string | undefined;
  userId: string | null;
  /** The latest offer; it is open while the status is `offered`. */
  offer: Offer | null;
  /** The latest offer, where the shop took it back and has offered nothing since. */
  withdrawnOffer: Offer | null;
  /** The offers that were not answered in time, the latest last: nothing at these times is offered again by turn. */
  unanswered: readonly Offer[];
  /** The booking that was made for it; null until then. */
  bookingId: string | null;
  /** The one who withdrew it; null unless the status is `withdrawn`. */
  withdrawnBy: 'client' | 'shop' | null;
}

export type WaitingEntry = { status: 'none' } | WaitingEntryState;

/**
 * Applies an event. It never refuses one, because it has already happened. The compiler reports an event type without a
 * case.
 */
function evolve(entry: WaitingEntry, event: WaitingEntryEvent): WaitingEntry {
  if (event.type === 'WaitingListJoined') return toNewEntry(event);
  if (entry.status === 'none') return entry;
  switch (event.type) {
    case 'SlotOffered':
      return { ...entry, status: 'offered', offer: toOffer(event), withdrawnOffer: null };
    case 'OfferAccepted':
    case 'WaitingClientBooked':
      return { ...entry, status: 'booked', bookingId: event.data.bookingId };
    case 'OfferDeclined':
      return { ...entry, status: 'declined' };
    case 'OfferLapsed':
      return applyLapse(entry, event.data.because);
    case 'WaitingEntryExpired':
      return { ...entry, status: 'expired' };
    case 'WaitingEntryWithdrawn':
      return { ...entry, status: 'withdrawn', withdrawnBy: event.data.by };
    case 'WaitingEntryRestored':
      return { ...entry, status: 'waiting', withdrawnBy: null };
    case 'WaitingClientChanged':
      return { ...entry, clientId: event.data.clientId };
    case 'WaitingClientErased':
      return { ...entry, client: null };
    default:
      return throwNewerEventError(event);
  }
}

export const waitingEntryAggregate: Aggregate<WaitingEntry, WaitingEntryEvent> = {
  initial: { status: 'none' },
  evolve,
  upcasters: {},
};

/** Applies the end of an offer. Before its client waited on, an unanswered one ended the entry. */
function applyLapse(entry: WaitingEntryState, because: OfferLapsed['data']['because']): WaitingEntryState {
  if (!because) return { ...entry, status: 'lapsed' };
  const waiting = { ...entry, status: 'waiting' as const, offer: null };
  if (because === 'closed' || !entry.offer) return { ...waiting, withdrawnOffer: entry.offer };
  return { ...waiting, unanswered: [...entry.unanswered, entry.offer] };
}

function toNewEntry({ data, personal }: WaitingListJoined): WaitingEntryState {
  const { userId, clientId, serviceId, serviceName, therapistId, windows } = data;
  const criteria = { serviceId, serviceName, therapistId, windows };
  const nothingYet = { offer: null, withdrawnOffer: null, unanswered: [], bookingId: null, withdrawnBy: null };
  return { status: 'waiting', criteria, client: personal, clientId, userId, ...nothingYet };
}

function toOffer({ data }: SlotOffered): Offer {
  const { how, ...offer } = data;
  return offer;
}
