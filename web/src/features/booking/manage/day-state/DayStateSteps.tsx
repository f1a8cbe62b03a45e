import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { listSteps, STEP_LABELS, type BookingStep } from './booking-steps.js';
import { formatLate, toDayProgress, type DayProgress } from './day-progress.js';
import { useBookingSteps } from './use-booking-steps.js';
import './day-state-steps.css';

/** The state of today's visit, and buttons for its next step. */
export function DayStateSteps({ booking }: { booking: OfficeBookingDto }) {
  const now = useShopNow();
  const progress = toDayProgress(booking, now);
  if (!progress) return null;
  return (
    // A click on the row opens the booking; a click on these buttons must not.
    <span className="day-state-steps" onClick={(event) => event.stopPropagation()}>
      <DayState {...progress} />
      <StepButtons booking={booking} steps={listSteps(booking, now)} />
    </span>
  );
}

interface StepButtonsProps {
  booking: OfficeBookingDto;
  steps: readonly BookingStep[];
}

/** Small buttons for the steps of a booking in a list. */
export function StepButtons({ booking, steps }: StepButtonsProps) {
  const { take, isTaking } = useBookingSteps(booking);
  return steps.map((step) => (
    <Button
      key={step}
      size="small"
      disabled={isTaking}
      aria-label={`${STEP_LABELS[step]}: ${formatClientName(booking)}`}
      onClick={() => void take(step)}
    >
      {STEP_LABELS[step]}
    </Button>
  ));
}

/** How far today's visit has come, or how late its client is. */
export function DayState({ state, lateMinutes, isVeryLate }: DayProgress) {
  if (state !== 'expected') return <span className="day-state">{state === 'arrived' ? 'Arrived' : 'In service'}</span>;
  if (lateMinutes === undefined) return null;
  return (
    <span className={isVeryLate ? 'day-state day-state-very-late' : 'day-state day-state-late'}>
      {formatLate(lateMinutes)}
    </span>
  );
}
