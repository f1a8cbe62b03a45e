import { useCallback } from 'react';
import type { OfficeBookingDto } from '../api/generated.js';
import { useChangeUrl, useUrlState } from '../use-url-state.js';

/** The URL parameter with the booking whose checkout is open, on any page of the office. */
const PARAM = 'pay';

/** Whether a booking can be paid, or something of its deposit is still held. */
export const isPayable = ({ status, payment }: Pick<OfficeBookingDto, 'status' | 'payment'>): boolean =>
  status === 'confirmed' || status === 'completed' || payment === 'partly_paid';

/** Returns a function that opens the checkout of a booking beside the page. */
export function useOpenCheckout() {
  const change = useChangeUrl();
  return useCallback((bookingId: string) => change({ [PARAM]: bookingId }), [change]);
}

/** Reads and changes which booking's checkout is open. */
export function useCheckoutUrl() {
  const [params, change] = useUrlState();
  return {
    bookingId: params.get(PARAM) ?? undefined,
    /** Goes on to another booking of the visit. */
    show: (bookingId: string) => change({ [PARAM]: bookingId }, { replace: true }),
    close: () => change({ [PARAM]: undefined }),
  };
}
