import { lazy, Suspense, useState } from 'react';
import type { HypotheticalChangeDto, LeaveTermsDto, RelocationPlanDto } from '../api/generated.js';
import { formatShortDate, formatTime } from '../dates/dates.js';
import { Button } from '../ui/button/Button.js';
import { RetryButton } from '../ui/load-failure/RetryButton.js';
import { ClosedShifts, MAX_UNFOLDED } from './ClosedShifts.js';
import { listedLabel, offersLabel, placeLabel, planLabel, rowNote } from './relocation-labels.js';
import { useRelocationPlan } from './use-relocation-plan.js';
import './relocation.css';

const RelocationDialog = lazy(async () => ({ default: (await import('./RelocationDialog.js')).RelocationDialog }));

interface ChangePreviewProps {
  /** Undefined while it is incomplete. */
  change: HypotheticalChangeDto | undefined;
  /** Title of the dialog that moves the bookings; left out where they are only shown. */
  title?: string;
  /** Whether the change is saved already; short lists are unfolded then. */
  isSaved?: boolean;
  /** Leave that is entered together with the moves; without, the bookings move before the change is saved. */
  leave?: LeaveTermsDto | undefined;
  /** Called once the leave has been entered with the moves. */
  onEntered?: () => void;
  /** Returns the summary of the plan, in one line. */
  toLabel?: (plan: RelocationPlanDto) => string;
}

/** The effect of a change on upcoming bookings, before it is saved. */
export function ChangePreview(props: ChangePreviewProps) {
  const { change, title, isSaved = false, leave, onEntered, toLabel = planLabel } = props;
  const { plan: shown, planAgain, isCurrent, isError } = useRelocationPlan(change);
  // While the bookings are checked again the list keeps its place; after a failure it would be wrong.
  const plan = isError ? undefined : shown;
  const [isMoving, setMoving] = useState(false);
  const [isEntered, setEntered] = useState(false);
  if (!change) return null;
  const rows = plan?.rows.length ?? 0;
  return (
    <div className="change-preview">
      <p role="status">
        {plan && isCurrent ? (
          <strong>{toLabel(plan)}</strong>
        ) : isError ? (
          'The effect of this change could not be worked out.'
        ) : (
          'Checking the bookings'
        )}
      </p>
      {isError && <RetryButton onRetry={planAgain} />}
      {plan && rows > 0 && (
        <div className="change-preview-more">
          <PreviewedBookings plan={plan} isUnfolded={isSaved} />
          {title && (
            <Button onClick={() => setMoving(true)}>
              {leave ? 'Enter the leave and move them' : isSaved ? 'Move them now' : 'Move them first'}
            </Button>
          )}
        </div>
      )}
      {plan && plan.offers > 0 && <p className="second">{offersLabel(plan)}.</p>}
      {plan && <ClosedShifts plan={plan} isUnfolded={isSaved} />}
      {title && isMoving && (
        <Suspense>
          <RelocationDialog
            title={title}
            change={change}
            leave={leave && { leave }}
            isAhead={!leave && !isSaved}
            onDone={leave && (() => setEntered(true))}
            onClosed={() => {
              setMoving(false);
              if (isEntered) onEntered?.();
              else planAgain();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

interface OnDemandChangePreviewProps extends ChangePreviewProps {
  /** Text of the button. */
  label?: string;
  /** Whether the preview is shown from the start. */
  isShownAtFirst?: boolean;
}

/** A preview that is read on request, for settings that are typed and affect the bookings of months. */
export function OnDemandChangePreview({
  label = 'What would this change?',
  isShownAtFirst = false,
  ...preview
}: OnDemandChangePreviewProps) {
  const question = JSON.stringify(preview.change);
  const [request, setRequest] = useState(isShownAtFirst ? { question, nth: 0 } : undefined);
  if (!preview.change) return null;
  return (
    <>
      <Button onClick={() => setRequest({ question, nth: (request?.nth ?? 0) + 1 })}>{label}</Button>
      {request?.question === question && <ChangePreview key={request.nth} {...preview} />}
    </>
  );
}

interface PreviewedListProps {
  plan: RelocationPlanDto;
  isUnfolded: boolean;
}

/** Opens bookings beside the page, which has what was entered, and may be a question without a router. */
function PreviewedBookings({ plan, isUnfolded }: PreviewedListProps) {
  return (
    <details open={isUnfolded && plan.rows.length <= MAX_UNFOLDED}>
      <summary>Affected bookings, and where they could move</summary>
      <ul className="change-preview-list" aria-label="Affected bookings" tabIndex={0}>
        {plan.rows.map((row) => (
          <li key={row.booking.id}>
            <a href={`/bookings?booking=${row.booking.id}`} target="_blank" rel="noreferrer">
              {formatShortDate(row.booking.booking_date)}, {formatTime(row.booking.booking_time)}:{' '}
              {row.booking.client_name}
            </a>
            , {row.booking.service_name} with {row.booking.therapist_name}.{' '}
            <span className="second">
              {row.place ? `Fits ${placeLabel(row.place, row.booking)}` : 'Fits nowhere: call'}
              {rowNote(row) && ` (${rowNote(row)})`}
            </span>
          </li>
        ))}
      </ul>
      {listedLabel(plan) && <p className="second">{listedLabel(plan)}</p>}
    </details>
  );
}
