import type { CheckoutDto } from '../../../shared/api/generated.js';
import { formatCents, toCents } from '../../../shared/money/money.js';
import { Alert } from '../../../shared/ui/alert/Alert.js';
import { findChangedPrice } from './checkout-sums.js';

/** Tells that the bill is not what the bookings come to any more: what was billed never changes by itself. */
export function ChangedPrice({ checkout }: { checkout: CheckoutDto }) {
  const now = findChangedPrice(checkout);
  if (now === undefined) return null;
  const next =
    checkout.sale?.status === 'paid'
      ? 'Give money back, or void the sale and take it again.'
      : now <= toCents(checkout.paid)
        ? 'Waive the rest.'
        : 'Adjust the bill to what is to be paid.';
  return (
    <Alert
      type="warning"
      role="status"
      title={`What is booked comes to ${formatCents(now)} now`}
      description={`It was changed after the first payment. ${next}`}
    />
  );
}
