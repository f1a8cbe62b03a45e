import type { Offer } from '../domain/waiting-entry.events.js';
import type { WaitingEntryState } from '../domain/waiting-entry.evolve.js';
import { type OfferLapsed, SlotOffered, WaitingListJoined } from '../waiting-list.event-types.js';

/**
 * Returns the offer that a message about an event announces, null for none; undefined where it is too late to announce
 * the event.
 */
export function findAnnouncedOffer(
  { status, offer, withdrawnOffer, unanswered }: WaitingEntryState,
  event: WaitingListJoined | SlotOffered | OfferLapsed,
  now: Date,
): Offer | null | undefined {
  if (event instanceof WaitingListJoined) return status === 'waiting' || status === 'offered' ? null : undefined;
  const isTooLate = event instanceof SlotOffered && offer !== null && new Date(offer.expiresAt) <= now;
  const ended =
    !(event instanceof SlotOffered) && event.data.because === 'unanswered' ? unanswered.at(-1) : withdrawnOffer;
  const announced =
    event instanceof SlotOffered ? { status: 'offered', offer } : { status: 'waiting', offer: ended ?? null };
  const isCurrent = status === announced.status && announced.offer?.bookingId === event.data.bookingId && !isTooLate;
  return isCurrent ? announced.offer : undefined;
}
