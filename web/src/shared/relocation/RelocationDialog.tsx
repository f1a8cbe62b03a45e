import { Alert, Checkbox, Form, Input, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import type { AbsenceDto, HypotheticalChangeDto, RelocationDto, RelocationResultDto } from '../api/generated.js';
import { formatTime } from '../dates/dates.js';
import { ClosedShifts } from './ClosedShifts.js';
import { countBookings, leftLabel, listedLabel, offersLabel, planLabel } from './relocation-labels.js';
import { RelocationRow } from './RelocationRow.js';
import { useRelocate } from './use-relocate.js';
import { useRelocationPlan } from './use-relocation-plan.js';
import './relocation.css';

interface RelocationDialogProps {
  title: string;
  change: HypotheticalChangeDto;
  /** Entered as sick leave with the moves. */
  absence?: AbsenceDto;
  /** What the clients of cancelled bookings read, until somebody writes something else. */
  defaultReason?: string;
  children?: ReactNode;
  onClosed: () => void;
}

/** Who goes where when bookings lose their place: each changeable by hand, all of it done and undone at once. */
export function RelocationDialog({
  title,
  change,
  absence,
  defaultReason = '',
  children,
  onClosed,
}: RelocationDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [isTold, setTold] = useState(true);
  const [isCancellationTold, setCancellationTold] = useState(true);
  const [reason, setReason] = useState(defaultReason);
  const [result, setResult] = useState<RelocationResultDto>();
  const { plan, choices, choose, isPlanning, isError } = useRelocationPlan(result ? undefined : change);
  const [rows, setRows] = useState<RelocationDto[]>([]);
  const { relocate, isMoving } = useRelocate();
  const shown = plan?.rows ?? rows;
  const moves = shown.filter(({ outcome }) => outcome === 'same_time' || outcome === 'other_time');
  const cancelled = shown.filter(({ outcome }) => outcome === 'cancel');
  const submit = async () => {
    if (result) return setOpen(false);
    setRows(shown);
    const done = await relocate({
      ...(absence && { absence }),
      moves: moves.flatMap(({ booking: { id, version }, place }) =>
        place ? [{ booking_id: id, version, ...toSlot(place) }] : [],
      ),
      cancellations: cancelled.map(({ booking: { id, version } }) => ({ booking_id: id, version })),
      reason: cancelled.length > 0 ? reason : '',
      notify_client: isTold,
      notify_cancelled: isCancellationTold,
    });
    if (!done) return;
    if (done.left.length === 0) return setOpen(false);
    setResult(done);
  };
  const count = moves.length + cancelled.length;
  const isNothing = count === 0 && !absence;
  return (
    <Modal
      open={isOpen}
      title={title}
      okText={
        isMoving
          ? 'Processing...'
          : result
            ? 'Close'
            : toActionLabel(absence !== undefined, moves.length, cancelled.length)
      }
      okButtonProps={{
        disabled:
          isMoving || (!result && (isNothing || !plan || isPlanning || (cancelled.length > 0 && !reason.trim()))),
      }}
      cancelButtonProps={{ style: result ? { display: 'none' } : {} }}
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
          {plan ? (
            <>
              <p role="status" className="relocation-summary">
                {planLabel(plan)}
              </p>
              <ul className="relocation-rows">
                {plan.rows.map((row) => (
                  <RelocationRow key={row.booking.id} row={row} change={change} choices={choices} onChoose={choose} />
                ))}
              </ul>
              {plan.offers > 0 && <p className="second">{offersLabel(plan)}.</p>}
              <ClosedShifts plan={plan} />
              {listedLabel(plan) && <p className="second">{listedLabel(plan)}</p>}
              {cancelled.length > 0 && (
                <Form.Item label="Reason for the cancellation *" htmlFor="relocation-reason" layout="vertical">
                  <Input.TextArea
                    id="relocation-reason"
                    rows={2}
                    maxLength={500}
                    value={reason}
                    onChange={({ target }) => setReason(target.value)}
                  />
                </Form.Item>
              )}
              <div className="relocation-told">
                {cancelled.length > 0 && (
                  <Checkbox checked={isCancellationTold} onChange={({ target }) => setCancellationTold(target.checked)}>
                    Mail the clients whose booking is cancelled
                  </Checkbox>
                )}
                {moves.length > 0 && (
                  <Checkbox checked={isTold} onChange={({ target }) => setTold(target.checked)}>
                    Mail the clients whose booking moves
                  </Checkbox>
                )}
              </div>
            </>
          ) : isError ? (
            <Alert type="error" role="alert" title="The plan could not be made. Please close and try again." />
          ) : (
            <div role="status" aria-label="Making the plan" className="skeleton relocation-skeleton" />
          )}
        </>
      )}
    </Modal>
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

const toSlot = ({ therapist_id, booking_date, booking_time }: NonNullable<RelocationDto['place']>) => ({
  therapist_id,
  booking_date,
  booking_time,
});

function toActionLabel(isAbsence: boolean, moved: number, cancelled: number): string {
  const actions = [moved > 0 && `Move ${moved}`, cancelled > 0 && `Cancel ${cancelled}`].filter(Boolean).join(', ');
  if (!isAbsence) return actions || 'Move';
  return actions ? `Enter Leave, ${actions}` : 'Enter Leave';
}
