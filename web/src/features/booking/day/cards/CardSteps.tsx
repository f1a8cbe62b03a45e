import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { isToPay } from '../../../../shared/checkout/payment-state.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { STEP_LABELS, type BookingStep } from '../../manage/day-state/booking-steps.js';
import { useBookingSteps } from '../../manage/day-state/use-booking-steps.js';

/** Whether a card offers the payment: the client is here, or was, and has not paid all of it. */
export const mayPayFromCard = (booking: OfficeBookingDto): boolean =>
  (booking.day_state !== null || booking.status === 'completed') && isToPay(booking);

interface CardStepsProps {
  booking: OfficeBookingDto;
  /** The steps of today's visit, the next one first; empty where none is to come. */
  steps: readonly BookingStep[];
}

/** Buttons for the next step of today's visit, as in the list, and for its payment once the client is here. */
export function CardSteps({ booking, steps }: CardStepsProps) {
  const { take, isTaking } = useBookingSteps(booking);
  const button = (step: BookingStep, label = STEP_LABELS[step]) => (
    <button
      key={step}
      type="button"
      className="card-step"
      disabled={isTaking}
      aria-label={`${label}: ${formatClientName(booking)}`}
      onClick={() => void take(step)}
    >
      {label}
    </button>
  );
  return (
    <span className="card-steps">
      {steps.filter((step, nth) => nth === 0 || step === 'no_show').map((step) => button(step))}
      {mayPayFromCard(booking) && button('pay', 'Payment')}
    </span>
  );
}
