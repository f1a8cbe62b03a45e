import { areSameTerms, type CancellationTerms, formatTerms } from '../../../kernel/terms/cancellation-terms.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import type { BookingDecision } from '../booking.aggregate.js';
import type { BookingEvent } from '../booking.events.js';
import type { AgreedPolicy } from './agreed-policy.js';

/** Keeps the policy with the event that makes a booking. */
export const underPolicy =
  (policy: AgreedPolicy, decide: BookingDecision): BookingDecision =>
  (booking) =>
    decide(booking).map((event) => keepPolicy(event, policy));

function keepPolicy(event: BookingEvent, policy: AgreedPolicy): BookingEvent {
  if (event.type !== 'BookingRequested' && event.type !== 'BookingImported') return event;
  return { ...event, data: { ...event.data, policy } } as BookingEvent;
}

/**
 * Refuses terms that the client has not seen.
 * @param seen the terms that were on screen; undefined when they are not checked
 * @throws BusinessRuleError `policy-changed`
 */
export function assertSeenTerms({ cancellation }: AgreedPolicy, seen: CancellationTerms | undefined): void {
  if (!seen || areSameTerms(cancellation, seen)) return;
  const sentences = [`The cancellation policy has changed to: ${formatTerms(cancellation)}`, cancellation.policyText];
  throw new BusinessRuleError('policy-changed', sentences.filter(Boolean).join('. '));
}
