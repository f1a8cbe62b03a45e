import type { Cents } from '../../kernel/money.js';
import type { TipLine, TreatmentLine } from './sale.events.js';
import { splitCents } from './split-cents.js';

/** Splits a tip among the therapists by the prices of their treatments, to the cent; what is left over goes to the first. */
export function splitTip(
  cents: Cents,
  treatments: readonly Pick<TreatmentLine, 'therapistId' | 'cents'>[],
  paymentId: string,
): TipLine[] {
  const prices = new Map<string, Cents>();
  for (const each of treatments) prices.set(each.therapistId, (prices.get(each.therapistId) ?? 0) + each.cents);
  const shares = splitCents(cents, [...prices.values()]);
  return [...prices.keys()]
    .map((therapistId, nth): TipLine => ({ kind: 'tip', therapistId, cents: shares[nth]!, paymentId }))
    .filter((share) => share.cents > 0);
}
