import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import type { VisitProgress } from '../../manage/visit/visit-progress.js';
import { useVisitSteps, type VisitStep } from '../../manage/visit/use-visit-steps.js';

/** The next step of today's visit at one press, as in the list. */
export function CardSteps({ booking, progress }: { booking: OfficeBookingDto; progress: VisitProgress }) {
  const { take, isTaking } = useVisitSteps(booking);
  const button = (step: VisitStep, label: string) => (
    <button
      type="button"
      className="card-step"
      disabled={isTaking}
      aria-label={`${label}: ${booking.client_name}`}
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
