import type Stripe from 'stripe';
import type { Cents } from '../../kernel/money.js';
import type { GatewayPayout, GatewayPayoutDetail } from './gateway.js';

/** Categories of what Stripe takes for itself, apart from the fee of a payment. */
const FEES = ['fee', 'tax'];

/** Returns a payout as Stripe tells of it; null for one that is under way. */
export function toPayout({ id, status }: Stripe.Payout): GatewayPayout | null {
  if (status !== 'paid' && status !== 'failed') return null;
  return { name: id, isPaid: status === 'paid' };
}

/** @param moved what the payout is made of */
export const toPayoutDetail = (
  { id, status, amount, currency, arrival_date }: Stripe.Payout,
  moved: readonly Stripe.BalanceTransaction[],
): GatewayPayoutDetail => ({
  name: id,
  isPaid: status === 'paid',
  cents: amount,
  feeCents: moved.reduce((sum, each) => sum + toFee(each), 0),
  currency: currency.toUpperCase(),
  // Midnight of a day in UTC.
  arrivesOn: new Date(arrival_date * 1_000).toISOString().slice(0, 10),
});

function toFee({ reporting_category: category, fee, net }: Stripe.BalanceTransaction): Cents {
  if (category.startsWith('dispute')) return 0;
  return FEES.includes(category) ? -net : fee;
}
