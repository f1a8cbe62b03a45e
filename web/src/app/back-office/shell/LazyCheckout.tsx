import { lazy, Suspense } from 'react';
import { useCheckoutUrl } from '../../../shared/checkout/use-checkout-url.js';
import { useHasBeenTrue } from '../../../shared/ui/use-has-been-true.js';

const CheckoutPanel = lazy(async () => ({
  default: (await import('../../../features/payments/checkout/CheckoutPanel.js')).CheckoutPanel,
}));

/** The checkout that any page of the office can open, fetched when it is first opened. */
export function LazyCheckout({ isAdmin }: { isAdmin: boolean }) {
  const isOpen = useCheckoutUrl().bookingId !== undefined;
  return (
    useHasBeenTrue(isOpen) && (
      <Suspense>
        <CheckoutPanel isAdmin={isAdmin} />
      </Suspense>
    )
  );
}
