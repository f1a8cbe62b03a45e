import Button from 'antd/es/button';
import { clockTime } from '../../../shared/dates.js';
import type { Moving } from './use-moving.js';

interface Props {
  moving: Moving;
  nameOf: (therapistId: string) => string;
  onPlace: () => void;
  onPutBack: () => void;
}

/** Says where a lifted booking would go. Clients are written to when a booking moves, so a slip of the mouse must not send it. */
export function MoveBar({ moving: { booking, to }, nameOf, onPlace, onPutBack }: Props) {
  const isElsewhere = to.therapistId !== booking.therapist_id || to.time !== booking.booking_time;
  return (
    <div className="day-move-bar">
      <p role="status">
        Moving <strong>{booking.client_name}</strong> from {booking.therapist_name}, {clockTime(booking.booking_time)} to{' '}
        {nameOf(to.therapistId)}, {clockTime(to.time)}
      </p>
      <p className="day-move-keys" aria-hidden="true">
        <kbd>←</kbd> <kbd>→</kbd> therapist <kbd>↑</kbd> <kbd>↓</kbd> time <kbd>Enter</kbd> place <kbd>Esc</kbd> put back
      </p>
      <Button onClick={onPutBack}>
        Put back
      </Button>
      <Button type="primary" disabled={!isElsewhere} onClick={onPlace}>
        Move booking
      </Button>
    </div>
  );
}
