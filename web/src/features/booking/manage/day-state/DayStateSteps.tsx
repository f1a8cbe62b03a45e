import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { formatLate, toDayProgress, type DayProgress } from './day-progress.js';
import { useDayStateSteps, type DayStateStep } from './use-day-state-steps.js';
import './day-state-steps.css';

/** The state of today's visit, and buttons for its next step. */
export function DayStateSteps({ booking }: { booking: OfficeBookingDto }) {
  const progress = toDayProgress(booking, useShopNow());
  const { take, isTaking } = useDayStateSteps(booking);
  if (!progress) return null;
  const button = (step: DayStateStep, label: string) => (
    <Button
      size="small"
      disabled={isTaking}
      aria-label={`${label}: ${formatClientName(booking)}`}
      onClick={() => void take(step)}
    >
      {label}
    </Button>
  );
  return (
    // A click on the row opens the editor; a click on these buttons must not.
    <span className="day-state-steps" onClick={(event) => event.stopPropagation()}>
      <DayState {...progress} />
      {progress.state === 'expected' && button('arrived', 'Arrived')}
      {progress.state === 'arrived' && button('in_service', 'Start')}
      {progress.state !== 'expected' && progress.mayBeDone && button('done', 'Done')}
      {progress.mayBeNoShow && button('no_show', 'No-show')}
    </span>
  );
}

function DayState({ state, lateMinutes, isVeryLate }: DayProgress) {
  if (state !== 'expected') return <span className="day-state">{state === 'arrived' ? 'Arrived' : 'In service'}</span>;
  if (lateMinutes === undefined) return null;
  return (
    <span className={isVeryLate ? 'day-state day-state-very-late' : 'day-state day-state-late'}>
      {formatLate(lateMinutes)}
    </span>
  );
}
