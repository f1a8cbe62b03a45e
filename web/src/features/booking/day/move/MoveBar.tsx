import Button from 'antd/es/button';
import { formatTime } from '../../../../shared/dates/dates.js';
import type { MoveState } from './use-move-booking.js';

interface MoveBarProps {
  move: MoveState;
  getTherapistName: (therapistId: string) => string;
  onDrop: () => void;
  /** Moves all of the visit by as much. */
  onDropVisit: () => void;
  onCancel: () => void;
}

/** Shows where the booking would go and asks for confirmation, because the client is emailed when a booking moves. */
export function MoveBar({ move: { booking, to }, getTherapistName, onDrop, onDropVisit, onCancel }: MoveBarProps) {
  const hasMoved = to.therapistId !== booking.therapist_id || to.time !== booking.booking_time;
  return (
    <div className="day-move-bar">
      <p role="status">
        Moving <strong>{booking.client_name}</strong> from {booking.therapist_name}, {formatTime(booking.booking_time)}{' '}
        to {getTherapistName(to.therapistId)}, {formatTime(to.time)}
      </p>
      <p className="day-move-keys" aria-hidden="true">
        <kbd>←</kbd> <kbd>→</kbd> therapist <kbd>↑</kbd> <kbd>↓</kbd> time <kbd>Enter</kbd> place <kbd>Esc</kbd> put
        back
      </p>
      <Button onClick={onCancel}>Put back</Button>
      {booking.visit && (
        <Button disabled={!hasMoved} onClick={onDrop}>
          Only this treatment
        </Button>
      )}
      <Button type="primary" disabled={!hasMoved} onClick={booking.visit ? onDropVisit : onDrop}>
        {booking.visit ? 'Move visit' : 'Move booking'}
      </Button>
    </div>
  );
}
