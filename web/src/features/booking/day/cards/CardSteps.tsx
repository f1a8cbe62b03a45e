import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { isToPay } from '../../../../shared/checkout/payment-state.js';
import { useOpenCheckout } from '../../../../shared/checkout/use-checkout-url.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import type { DayProgress } from '../../manage/day-state/day-progress.js';
import { useDayStateSteps, type DayStateStep } from '../../manage/day-state/use-day-state-steps.js';

/** Whether a card offers the payment: the client is here, or was, and has not paid all of it. */
export const mayPayFromCard = (booking: OfficeBookingDto): boolean =>
  (booking.day_state !== null || booking.status === 'completed') && isToPay(booking);

interface CardStepsProps {
  booking: OfficeBookingDto;
  /** Undefined where no visit of today is to come. */
  progress: DayProgress | undefined;
}

/** Buttons for the next step of today's visit, as in the list, and for its payment once the client is here. */
export function CardSteps({ booking, progress }: CardStepsProps) {
  const { take, isTaking } = useDayStateSteps(booking);
  const openCheckout = useOpenCheckout();
  const button = (step: DayStateStep, label: string) => (
    <button
      type="button"
      className="card-step"
      disabled={isTaking}
      aria-label={`${label}: ${formatClientName(booking)}`}
      onClick={() => void take(step)}
    >
      {label}
    </button>
  );
  const { state, mayBeDone, mayBeNoShow } = progress ?? {};
  return (
    <span className="card-steps">
      {state === 'expected' && button('arrived', 'Arrived')}
      {state === 'arrived' && button('in_service', 'Start')}
      {state === 'in_service' && mayBeDone && button('done', 'Done')}
      {mayBeNoShow && button('no_show', 'No-show')}
      {mayPayFromCard(booking) && (
        <button
          type="button"
          className="card-step"
          aria-label={`Payment: ${formatClientName(booking)}`}
          onClick={() => openCheckout(booking.id)}
        >
          Payment
        </button>
      )}
    </span>
  );
}
