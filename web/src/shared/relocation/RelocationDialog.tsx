import { type ReactNode, useState } from 'react';
import type { HypotheticalChangeDto, NewRelocationDto, RelocationDto, RelocationResultDto } from '../api/generated.js';
import { formatTime } from '../dates/dates.js';
import { Alert } from '../ui/alert/Alert.js';
import { RetryButton } from '../ui/load-failure/RetryButton.js';
import { Dialog } from '../ui/dialog/Dialog.js';
import { groupByOutcome, type RelocationOptions, toRelocationRequest } from './plan/relocation-request.js';
import { RelocationPlan } from './plan/RelocationPlan.js';
import { countBookings, leftLabel } from './relocation-labels.js';
import { useRelocate } from './use-relocate.js';
import { useRelocationPlan } from './use-relocation-plan.js';
import './relocation.css';

interface RelocationDialogProps {
  title: string;
  change: HypotheticalChangeDto;
  /** Leave, or an absence, that is entered together with the moves, and undone with them. */
  leave?: Pick<NewRelocationDto, 'absence' | 'leave'> | undefined;
  /** Whether the change is not saved yet, so that the bookings move before it. */
  isAhead?: boolean;
  /** The initial reason for the clients of cancelled bookings. */
  defaultReason?: string;
  children?: ReactNode;
  onDone?: (() => void) | undefined;
  onClosed: () => void;
}

const ALL_NOTIFIED = { notifiesMoved: true, notifiesCancelled: true };

/**
 * The plan for bookings that lose their place. Each row can be changed, and all of it is applied and undone at once.
 */
export function RelocationDialog(props: RelocationDialogProps) {
  const { title, change, leave, isAhead = false, defaultReason = '', children, onDone, onClosed } = props;
  const [isOpen, setOpen] = useState(true);
  const [options, setOptions] = useState<RelocationOptions>({ ...ALL_NOTIFIED, reason: defaultReason });
  const [result, setResult] = useState<RelocationResultDto>();
  const { plan, planAgain, isCurrent, isError, choices, choose } = useRelocationPlan(result ? undefined : change);
  const [rows, setRows] = useState<RelocationDto[]>([]);
  const { relocate, isMoving } = useRelocate();
  const shown = plan?.rows ?? rows;
  const { moves, cancelled } = groupByOutcome(shown);
  const submit = async () => {
    if (result) return setOpen(false);
    setRows(shown);
    const done = await relocate(toRelocationRequest(shown, options, leave));
    if (!done) return;
    onDone?.();
    if (done.left.length === 0) return setOpen(false);
    setResult(done);
  };
  const isNothing = moves.length + cancelled.length === 0 && !leave;
  const isReasonMissing = cancelled.length > 0 && !options.reason.trim();
  const isReady = plan && isCurrent && !isNothing && !isReasonMissing;
  const actionLabel = result ? 'Close' : toActionLabel(leave !== undefined, moves.length, cancelled.length);
  return (
    <Dialog
      open={isOpen}
      title={title}
      okText={actionLabel}
      isBusy={isMoving}
      isOkDisabled={!result && !isReady}
      isDone={result !== undefined}
      cancelText="Not Now"
      onOk={() => void submit()}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      width={720}
    >
      {result ? (
        <LeftBookings result={result} rows={rows} />
      ) : (
        <>
          {children}
          {isAhead && (
            <Alert type="info" title="This moves the bookings only. The change itself is saved separately." />
          )}
          {isError && (
            <Alert
              type="error"
              role="alert"
              title={
                plan ? 'The plan could not be updated. The one below is out of date.' : 'The plan could not be made.'
              }
              action={<RetryButton onRetry={planAgain} />}
            />
          )}
          {plan ? (
            <RelocationPlan
              {...{ plan, change, choices, options }}
              onChoose={choose}
              onOptions={(part) => setOptions((before) => ({ ...before, ...part }))}
            />
          ) : (
            !isError && <div role="status" aria-label="Making the plan" className="skeleton relocation-skeleton" />
          )}
        </>
      )}
    </Dialog>
  );
}

function LeftBookings({ result, rows }: { result: RelocationResultDto; rows: RelocationDto[] }) {
  const done = result.moved.length + result.cancelled.length;
  return (
    <Alert
      type="warning"
      role="alert"
      title={`${countBookings(done)} done, ${result.left.length} left as they are`}
      description={
        <ul>
          {result.left.map(({ booking_id, code }) => {
            const booking = rows.find((row) => row.booking.id === booking_id)?.booking;
            return (
              <li key={booking_id}>
                {booking && `${formatTime(booking.booking_time)}, ${booking.client_name}: `}
                {leftLabel(code)}
              </li>
            );
          })}
        </ul>
      }
    />
  );
}

function toActionLabel(isLeave: boolean, moved: number, cancelled: number): string {
  const actions = [moved > 0 && `Move ${moved}`, cancelled > 0 && `Cancel ${cancelled}`].filter(Boolean).join(', ');
  if (!isLeave) return actions || 'Move';
  return actions ? `Enter Leave, ${actions}` : 'Enter Leave';
}
