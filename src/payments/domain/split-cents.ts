import type { Cents } from '../../kernel/money.js';

/** Splits an amount by weights, to the cent; what is left over goes to the first. */
export function splitCents(cents: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => (total === 0 ? 0 : Math.floor((cents * weight) / total)));
  shares[0]! += cents - shares.reduce((sum, share) => sum + share, 0);
  return shares;
}
