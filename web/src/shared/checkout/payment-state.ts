import type { OfficeBookingDto } from '../api/generated.js';
import { isPayable } from './use-checkout-url.js';

const LABELS: Record<NonNullable<OfficeBookingDto['payment']>, string> = {
  paid: 'Paid',
  partly_paid: 'Partly paid',
  given_back: 'Given back',
};

type Payable = Pick<OfficeBookingDto, 'status' | 'total_price' | 'payment'>;

/** Whether something is still to be paid of a booking. */
export const isToPay = (booking: Payable): boolean =>
  booking.payment === 'partly_paid' || (booking.payment === null && isPayable(booking) && booking.total_price > 0);

/** Returns what was paid of a booking in words; undefined where nothing was and nothing has to be. */
export function describePaymentState(booking: Payable): string | undefined {
  if (booking.payment) return LABELS[booking.payment];
  return isToPay(booking) ? 'To pay' : undefined;
}

/** Returns the same for a list, where only what is done and not paid is said: what is to come is hardly ever paid. */
export const describeForList = (booking: Payable): string | undefined =>
  booking.payment || booking.status === 'completed' ? describePaymentState(booking) : undefined;
