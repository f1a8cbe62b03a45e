import { Button } from 'antd';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { toVisitProgress, type VisitProgress } from './visit-progress.js';
import { useVisitSteps, type VisitStep } from './use-visit-steps.js';
import './visit-steps.css';

/** How far today's visit has come, and the next step at one press. */
export function VisitSteps({ booking }: { booking: OfficeBookingDto }) {
  const progress = toVisitProgress(booking, useShopNow());
  const { take, isTaking } = useVisitSteps(booking);
  if (!progress) return null;
  const button = (step: VisitStep, label: string) => (
    <Button
      size="small"
      disabled={isTaking}
      aria-label={`${label}: ${booking.client_name}`}
      onClick={() => void take(step)}
    >
      {label}
    </Button>
  );
  return (
    // The row opens the editor; what is pressed here is meant for itself.
    <span className="visit-steps" onClick={(event) => event.stopPropagation()}>
      <VisitState {...progress} />
      {progress.state === 'expected' && button('arrived', 'Arrived')}
      {progress.state === 'arrived' && button('in_service', 'Start')}
      {progress.state !== 'expected' && progress.mayBeDone && button('done', 'Done')}
      {progress.mayBeNoShow && button('no_show', 'No-show')}
    </span>
  );
}

function VisitState({ state, lateMinutes, isVeryLate }: VisitProgress) {
  if (state !== 'expected')
    return <span className="visit-state">{state === 'arrived' ? 'Arrived' : 'In service'}</span>;
  if (lateMinutes === undefined) return null;
  return (
    <span className={isVeryLate ? 'visit-state visit-very-late' : 'visit-state visit-late'}>
      {lateMinutes === 0 ? 'Due now' : `Late ${lateMinutes} min`}
    </span>
  );
}
