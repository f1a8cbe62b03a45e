import type { Decision } from '../../../kernel/aggregate.js';
import { BusinessRuleError, NotFoundError } from '../../../kernel/errors.js';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import type { Client } from '../../domain/booking-details.js';
import { isOver } from './offer-terms.js';
import type { Offer, WaitingEntryEvent, WaitingCriteria } from './waiting-entry.events.js';
import type { WaitingEntry, WaitingEntryState } from './waiting-entry.evolve.js';

export type DecideWaitingEntry = Decision<WaitingEntry, WaitingEntryEvent>;

export function join(input: {
  criteria: WaitingCriteria;
  client: Client;
  clientId: string;
  userId: string | null;
}): DecideWaitingEntry {
  const { criteria, client, clientId, userId } = input;
  return () => [{ type: 'WaitingListJoined', data: { ...criteria, clientId, userId }, personal: client }];
}

/** Holds a slot for somebody who waits. An entry has one offer at a time. */
export function offerSlot(offer: Offer, how: 'turn' | 'desk'): DecideWaitingEntry {
  return (entry) => {
    requireStatus(entry, ['waiting']);
    return [{ type: 'SlotOffered', data: { ...offer, how } }];
  };
}

/** Accepts the offer for the client, while it is held. @param expectedBookingId as in `requireOpenOffer` */
export function acceptOffer(now: Date, expectedBookingId?: string): DecideWaitingEntry {
  return (entry) => {
    const { bookingId } = requireOpenOffer(entry, now, expectedBookingId);
    return [{ type: 'OfferAccepted', data: { bookingId } }];
  };
}

/** Declines the offer for the client. @param expectedBookingId as in `requireOpenOffer` */
export function declineOffer(now: Date, expectedBookingId?: string): DecideWaitingEntry {
  return (entry) => {
    if (requireEntry(entry).status === 'declined') return [];
    const { bookingId } = requireOpenOffer(entry, now, expectedBookingId);
    return [{ type: 'OfferDeclined', data: { bookingId } }];
  };
}

/**
 * Ends an offer whose time is up. The client waits on, at the same place in line. Does nothing while it is held, or when
 * it was answered.
 */
export function lapseOffer(now: Date): DecideWaitingEntry {
  return (entry) => {
    const { status, offer } = requireEntry(entry);
    if (status !== 'offered' || !offer || !isExpired(offer, now)) return [];
    return [{ type: 'OfferLapsed', data: { bookingId: offer.bookingId, because: 'unanswered' } }];
  };
}

/**
 * Withdraws an offer at whose time nobody can be booked any more. The client waits on, at the same place in line. Does
 * nothing when it is answered by now, or another time is on offer.
 */
export function withdrawOffer(bookingId: string): DecideWaitingEntry {
  return (entry) => {
    const { status, offer } = requireEntry(entry);
    if (status !== 'offered' || offer?.bookingId !== bookingId) return [];
    return [{ type: 'OfferLapsed', data: { bookingId, because: 'closed' } }];
  };
}

/** Ends an entry for which nothing came free. Does nothing while there is still a time to wait for. */
export function expire(now: LocalDateTime): DecideWaitingEntry {
  return (entry) => {
    const { status, criteria } = requireEntry(entry);
    return status === 'waiting' && isOver(criteria.windows, now) ? [{ type: 'WaitingEntryExpired', data: {} }] : [];
  };
}

/** Records that the desk booked for somebody who waits, whatever is on offer to them. */
export function bookWaitingClient(bookingId: string): DecideWaitingEntry {
  return (entry) => {
    requireStatus(entry, ['waiting', 'offered']);
    return [{ type: 'WaitingClientBooked', data: { bookingId } }];
  };
}

/** Ends an entry whose client waits no longer. Does nothing the second time. */
export function withdraw(by: 'client' | 'shop'): DecideWaitingEntry {
  return (entry) => {
    if (requireEntry(entry).status === 'withdrawn') return [];
    requireStatus(entry, ['waiting', 'offered']);
    return [{ type: 'WaitingEntryWithdrawn', data: { by } }];
  };
}

/**
 * Takes back that the desk took an entry off the list; it is where it was in line. Does nothing the second time.
 * @throws BusinessRuleError `not-undoable` where the client left, or a slot that was held for them was released
 */
export function restore(now: LocalDateTime): DecideWaitingEntry {
  return (entry) => {
    const { status, criteria, client, offer, withdrawnBy } = requireEntry(entry);
    if (status === 'waiting') return [];
    requireStatus(entry, ['withdrawn']);
    if (client === null) throw new BusinessRuleError('person-erased', 'This client was erased');
    if (withdrawnBy === 'client' || offer)
      throw new BusinessRuleError(
        'not-undoable',
        offer ? 'The time that was held for this client has been let go' : 'This client has left the list',
      );
    if (isOver(criteria.windows, now)) throw new BusinessRuleError('not-waiting', messages.expired);
    return [{ type: 'WaitingEntryRestored', data: {} }];
  };
}

/** Gives an entry to another client. */
export function changeWaitingClient(clientId: string): DecideWaitingEntry {
  return (entry) => {
    requireEntry(entry);
    return [{ type: 'WaitingClientChanged', data: { clientId } }];
  };
}

/** Erases a client from the waiting list, in every status; an erased client waits no longer. */
export function eraseWaitingClient(): DecideWaitingEntry {
  return (entry) => {
    const { status, client } = requireEntry(entry);
    if (client === null) return [];
    const isOpen = status === 'waiting' || status === 'offered';
    const withdrawn: WaitingEntryEvent[] = isOpen ? [{ type: 'WaitingEntryWithdrawn', data: { by: 'shop' } }] : [];
    return [...withdrawn, { type: 'WaitingClientErased', data: {} }];
  };
}

/** Returns an entry that was made. @throws NotFoundError for one that was never made */
export function requireEntry(entry: WaitingEntry): WaitingEntryState {
  if (entry.status === 'none') throw new NotFoundError('There is no such entry on the waiting list');
  return entry;
}

/**
 * Returns the offer that can be answered.
 * @param expectedBookingId the `bookingId` of the one that the client saw; undefined: whatever is on offer
 * @throws BusinessRuleError `offer-lapsed`, `no-offer`, also where another one has taken its place
 */
export function requireOpenOffer(entry: WaitingEntry, now: Date, expectedBookingId?: string): Offer {
  const { status, offer, unanswered } = requireEntry(entry);
  const hasLapsed =
    status === 'waiting' && unanswered.some(({ bookingId }) => bookingId === (expectedBookingId ?? bookingId));
  if (status === 'lapsed' || hasLapsed || (status === 'offered' && offer && isExpired(offer, now))) {
    throw new BusinessRuleError('offer-lapsed', 'This offer has expired: the time is no longer held for you');
  }
  if (status !== 'offered' || !offer) throw new BusinessRuleError('no-offer', 'This offer is no longer open');
  if (expectedBookingId && expectedBookingId !== offer.bookingId)
    throw new BusinessRuleError('no-offer', 'Your offer has changed: please look at it again');
  return offer;
}

function isExpired({ expiresAt }: Offer, now: Date): boolean {
  return new Date(expiresAt) <= now;
}

function requireStatus(entry: WaitingEntry, allowed: readonly WaitingEntryState['status'][]): WaitingEntryState {
  const current = requireEntry(entry);
  if (allowed.includes(current.status)) return current;
  throw new BusinessRuleError('not-waiting', messages[current.status]);
}

const messages: Readonly<Record<WaitingEntryState['status'], string>> = {
  waiting: 'Nothing is on offer to this client',
  offered: 'A time is already on offer to this client',
  booked: 'This client has been booked already',
  declined: 'This client has declined the offer',
  lapsed: 'The offer to this client has lapsed',
  expired: 'The times that this client waited for have passed',
  withdrawn: 'This client is not waiting any more',
};
