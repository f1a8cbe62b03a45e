import type { CancellationPolicyDto } from '../../../../shared/api/generated.js';
import { formatMoney } from '../../../../shared/money/money.js';

/** What is on screen about the chosen treatment, or about a visit as a whole. */
export interface ShownTerms {
  price: number;
  minutes: number;
}

type ShownPolicy = Pick<CancellationPolicyDto, 'summary' | 'text'>;

/** Describes what the shop changed of a treatment that was already on screen; undefined where it is as it was. */
export function formatTermsChange(before: ShownTerms, now: ShownTerms): string | undefined {
  const sentences = [
    now.price !== before.price && `The price is now ${formatMoney(now.price)} (was ${formatMoney(before.price)}).`,
    now.minutes !== before.minutes && `It now takes ${now.minutes} minutes (was ${before.minutes}).`,
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/**
 * Describes a cancellation policy that has replaced the one on screen, where its whole text is; undefined where it is the
 * same.
 */
export function formatPolicyChange(before: ShownPolicy, now: ShownPolicy): string | undefined {
  if (now.summary !== before.summary) return `The cancellation policy has changed to: ${now.summary}.`;
  return now.text === before.text
    ? undefined
    : 'The text of the cancellation policy has changed. Please read it again.';
}
