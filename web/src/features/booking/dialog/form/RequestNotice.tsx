import type { BookingOptions } from './use-booking-options.js';
import { useIsAssignedByShop } from './use-is-assigned-by-shop.js';

export const REQUEST_NOTICE_ID = 'booking-request-notice';

/** Says that the button sends a request, where the shop chooses the therapist. */
export function RequestNotice({ bookingOptions }: { bookingOptions: BookingOptions }) {
  const isRequest = useIsAssignedByShop(bookingOptions);
  return (
    <p id={REQUEST_NOTICE_ID} className="booking-request-notice">
      {isRequest && 'Sends a request: we choose your therapist and get back to you to confirm.'}
    </p>
  );
}
