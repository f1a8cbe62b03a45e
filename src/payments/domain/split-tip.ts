import type { Cents } from '../../kernel/money.js';
import type { TipLine, TreatmentLine } from './sale.events.js';

/** Splits a tip among the therapists by the prices of their treatments, to the cent; what is left over goes to the first. */
export function splitTip(
  cents: Cents,
  treatments: readonly Pick<TreatmentLine, 'therapistId' | 'cents'>[],
  paymentId: string,
): TipLine[] {
  const prices = new Map<string, Cents>();
  for (const each of treatments) prices.set(each.therapistId, (prices.get(each.therapistId) ?? 0) + each.cents);
  const total = [...prices.values()].reduce((sum, price) => sum + price, 0);
  const shares = [...prices].map(([therapistId, price]) => ({
    therapistId,
    cents: total === 0 ? 0 : Math.floor((cents * price) / total),
  }));
  shares[0]!.cents += cents - shares.reduce((sum, share) => sum + share.cents, 0);
  return shares.filter((share) => share.cents > 0).map((share) => ({ kind: 'tip', ...share, paymentId }));
}
