import { useEffect, useRef } from 'react';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { addMinutes, formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { Checkbox } from '../../../../shared/ui/inputs/Checkbox.js';
import { Cluster } from '../../../../shared/ui/layout/Cluster.js';
import { type DropTarget, isSamePlace, isSameTarget, toDropTarget } from './drop-target.js';
import type { MoveBooking, MoveState } from './use-move-booking.js';

interface MoveBarProps {
  move: MoveBooking;
  moving: MoveState;
  getTherapistName: (therapistId: string) => string;
  /** Id of Any Available, with whom a request stays a request. */
  unassignedId: string | undefined;
}

/**
 * The bar that shows where a lifted booking would go and asks for confirmation, because a client may be notified. It
 * stays in view below the grid, which must not move under a pointer.
 */
export function MoveBar({ move, moving, getTherapistName, unassignedId }: MoveBarProps) {
  const { booking, to, isHeld, refusal } = moving;
  const from = toDropTarget(booking);
  const hasChanged = !isSameTarget(to, from);
  const isStretched = to.minutes !== from.minutes;
  const isLengthAlone = isStretched && isSamePlace(to, from);
  const verb = isLengthAlone ? 'Change length' : booking.visit && !isStretched ? 'Move visit' : 'Move booking';
  // A request that is moved to a therapist is confirmed by it, unless it is to stay a request.
  const isConfirming = booking.status === 'pending' && to.therapistId !== unassignedId;
  const action = isConfirming ? (isLengthAlone ? 'Change length and confirm' : 'Move and confirm') : verb;
  const place = useRef<HTMLButtonElement>(null);
  // After a drag Enter places the booking; when it is moved by keys the focus stays.
  const wasHeld = useRef(false);
  useEffect(() => {
    if (wasHeld.current && !isHeld) place.current?.focus();
    wasHeld.current = isHeld;
  }, [isHeld]);
  return (
    <div className="day-move-bar" data-refused={refusal !== undefined || undefined}>
      <MoveSummary booking={booking} to={to} getTherapistName={getTherapistName} />
      {refusal && (
        <p role="alert" className="day-move-refusal">
          {isLengthAlone ? 'Not changed' : 'Not moved'}. {refusal}
        </p>
      )}
      <p className="day-move-keys" aria-hidden="true">
        <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Alt ↓</kbd> <kbd>Page ↓</kbd> <kbd>Enter</kbd>{' '}
        <kbd>Esc</kbd>
      </p>
      {booking.client_email ? (
        <Checkbox checked={move.notifyClient} onChange={move.setNotifyClient}>
          Notify the client
        </Checkbox>
      ) : (
        <span className="day-move-note">No email address: call the client</span>
      )}
      <Cluster as="span">
        <Button onClick={move.cancel}>Cancel move</Button>
        {booking.visit && !isStretched && (
          <Button disabled={!hasChanged} onClick={move.dropAlone}>
            Only this treatment
          </Button>
        )}
        {isConfirming && !isLengthAlone && !booking.visit && (
          <Button disabled={!hasChanged} onClick={move.dropAsRequest}>
            Move as a request
          </Button>
        )}
        <Button ref={place} variant="primary" disabled={!hasChanged} onClick={move.drop}>
          {action}
        </Button>
      </Cluster>
    </div>
  );
}

interface MoveSummaryProps extends Pick<MoveBarProps, 'getTherapistName'> {
  booking: OfficeBookingDto;
  to: DropTarget;
}

function MoveSummary({ booking, to, getTherapistName }: MoveSummaryProps) {
  const from = toDropTarget(booking);
  const isStretched = to.minutes !== from.minutes;
  const day = (date: string) => (to.date === from.date ? '' : `${formatShortDate(date)}, `);
  if (isStretched && isSamePlace(to, from))
    return (
      <p role="status">
        <strong>{formatClientName(booking)}</strong>, {formatTime(to.time)} to{' '}
        {formatTime(addMinutes(to.time, to.minutes))}: {to.minutes} min instead of {from.minutes}
      </p>
    );
  return (
    <p role="status">
      Moving <strong>{formatClientName(booking)}</strong> from {booking.therapist_name}, {day(from.date)}
      {formatTime(from.time)} to {getTherapistName(to.therapistId)}, {day(to.date)}
      {formatTime(to.time)}
      {isStretched && `, for ${to.minutes} min instead of ${from.minutes}`}
    </p>
  );
}
