import type { OfficeBookingDto } from '../api/generated.js';
import { formatClientName } from '../clients/format-client-name.js';
import { RowLink } from '../ui/row-button/RowButton.js';
import { isPayable, useOpenCheckout } from './use-checkout-url.js';
import { useReadOnly } from '../read-only/read-only.js';

/** Opens the checkout of a booking from its row; nothing for one that cannot be paid. */
export function CheckoutLink({ booking }: { booking: OfficeBookingDto }) {
  const openCheckout = useOpenCheckout();
  const isReadOnly = useReadOnly();
  if (isReadOnly || !isPayable(booking)) return null;
  return (
    <RowLink aria-label={`Payment: ${formatClientName(booking)}`} onClick={() => openCheckout(booking.id)}>
      Payment
    </RowLink>
  );
}
