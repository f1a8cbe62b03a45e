import { useState } from 'react';
import { formatTime, formatDayAndMonth } from '../../../shared/dates/dates.js';
import { Alert } from '../../../shared/ui/alert/Alert.js';
import type { ClientBookingProps } from './client-booking-props.js';
import { MoveDialog } from './MoveDialog.js';
import { NewSlotFields } from './NewSlotFields.js';
import { useClientReschedule, type NewSlot } from './use-client-reschedule.js';

/**
 * The dialog that changes time or therapist. A confirmed slot is released only for another one, or when the client
 * chooses to.
 */
export function RescheduleAsClient({ onClose, ...props }: ClientBookingProps & { onClose: () => void }) {
  const { booking } = props;
  const { therapist_id, booking_date, booking_time } = booking;
  const [slot, setSlot] = useState<NewSlot>({ therapist_id, booking_date, booking_time });
  const [isOpen, setOpen] = useState(true);
  const { move, isMoving, changeError, clearError } = useClientReschedule(props, () => setOpen(false));
  const start = (at: NewSlot) => `${formatDayAndMonth(at.booking_date)}, ${formatTime(at.booking_time)}`;
  const isSame =
    slot.therapist_id === therapist_id && slot.booking_date === booking_date && slot.booking_time === booking_time;

  const choose = (chosen: NewSlot) => {
    clearError();
    setSlot(chosen);
  };

  return (
    <MoveDialog
      isOpen={isOpen}
      isMoving={isMoving}
      canMove={!isSame}
      moveText={booking.status === 'pending' ? 'Move request' : 'Move booking'}
      refusal={
        changeError && (
          <Alert
            type="error"
            role="alert"
            title={changeError.message}
            description={
              changeError.canBeRequested && (
                <>
                  Your booking hasn't changed. You can request the new time, but you would give up your confirmed one
                  and wait for us to confirm.{' '}
                  <button type="button" className="link" disabled={isMoving} onClick={() => void move(slot, true)}>
                    Request the new time
                  </button>
                </>
              )
            }
          />
        )
      }
      onMove={() => void move(slot)}
      onCancel={() => setOpen(false)}
      onClosed={onClose}
    >
      <p>
        {booking.service_name} with {booking.therapist_name}, {start(booking)}
        {!isSame && <strong className="own-booking-new">New time: {start(slot)}</strong>}
      </p>
      <NewSlotFields booking={booking} slot={slot} disabled={isMoving} onChange={choose} />
    </MoveDialog>
  );
}
