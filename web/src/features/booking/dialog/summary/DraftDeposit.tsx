import { DepositText } from '../../policy/DepositText.js';
import { toTreatments } from '../../policy/deposit.js';
import { isRequestOnly } from '../date-and-time/slots.js';
import { useIsAssignedByShop } from '../form/use-is-assigned-by-shop.js';
import type { SummaryProps } from './summary-props.js';

/** The deposit of a booking by itself: paid at once, or once the shop has accepted what can only be a request. */
export function DraftDeposit({ draft, bookingOptions, day }: SummaryProps) {
  const isAssignedByShop = useIsAssignedByShop(bookingOptions);
  const picked = day.slots.find((slot) => slot.start === draft.booking_time);
  const isRequest = isAssignedByShop || isRequestOnly(picked, day.slots);
  return <DepositText treatments={toTreatments(bookingOptions.service)} isRequest={isRequest} />;
}
