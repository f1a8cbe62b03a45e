import type { BookingOptions } from './use-booking-options.js';
import { useShopChooses } from './use-shop-chooses.js';

export const REQUEST_LINE_ID = 'booking-request-line';

/** What the button will do where its words do not say it: with nobody chosen it sends a request. */
export function RequestLine({ bookingOptions }: { bookingOptions: BookingOptions }) {
  return (
    <p id={REQUEST_LINE_ID} className="booking-request-line">
      {useShopChooses(bookingOptions) && 'Sends a request: we choose your therapist and get back to you to confirm.'}
    </p>
  );
}
