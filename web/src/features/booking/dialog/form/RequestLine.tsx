import type { BookingOptions } from './use-booking-options.js';
import { useShopChooses } from './use-shop-chooses.js';

export const REQUEST_LINE_ID = 'booking-request-line';

/** Says that the button sends a request, where the shop chooses the therapist. */
export function RequestLine({ bookingOptions }: { bookingOptions: BookingOptions }) {
  return (
    <p id={REQUEST_LINE_ID} className="booking-request-line">
      {useShopChooses(bookingOptions) && 'Sends a request: we choose your therapist and get back to you to confirm.'}
    </p>
  );
}
