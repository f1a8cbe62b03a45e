import type { Cents } from '../../kernel/money.js';

/**
 * Shares an amount out by weights, to the cent: whoever has the largest remainder gets a cent that is left over, the
 * first of equals. No share is larger than its weight where the amount is not larger than all of them.
 */
export function shareOut(cents: Cents, weights: readonly number[]): Cents[] {
  if (cents < 0) return shareOut(-cents, weights).map((share) => (share === 0 ? 0 : -share));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => Math.floor((cents * weight) / total));
  const left = cents - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = weights
    .map((weight, nth) => ({ nth, remainder: (cents * weight) % total }))
    .toSorted((one, other) => other.remainder - one.remainder || one.nth - other.nth);
  for (const { nth } of byRemainder.slice(0, left)) shares[nth]! += 1;
  return shares;
}
