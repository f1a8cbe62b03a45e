import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import type { DayProgress } from '../../manage/day-state/day-progress.js';
import { useDayStateSteps, type DayStateStep } from '../../manage/day-state/use-day-state-steps.js';

/** Buttons for the next step of today's visit, as in the list. */
export function CardSteps({ booking, progress }: { booking: OfficeBookingDto; progress: DayProgress }) {
  const { take, isTaking } = useDayStateSteps(booking);
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
  const { state, mayBeDone, mayBeNoShow } = progress;
  return (
    <span className="card-steps">
      {state === 'expected' && button('arrived', 'Arrived')}
      {state === 'arrived' && button('in_service', 'Start')}
      {state === 'in_service' && mayBeDone && button('done', 'Done')}
      {mayBeNoShow && button('no_show', 'No-show')}
    </span>
  );
}
