import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { clockTime, dayAndMonth } from '../../../shared/dates.js';
import type { OwnBookingProps } from './own-booking-props.js';
import { NewSlotFields } from './NewSlotFields.js';
import { useOwnMove, type NewSlot } from './use-own-move.js';

/** Another time, another therapist. A confirmed slot is given up only for another one, or when its client says so. */
export function MoveOwnBooking({ onClose, ...own }: OwnBookingProps & { onClose: () => void }) {
  const { booking } = own;
  const { therapist_id, booking_date, booking_time } = booking;
  const [slot, setSlot] = useState<NewSlot>({ therapist_id, booking_date, booking_time });
  const [isOpen, setOpen] = useState(true);
  const { move, isMoving, refusal, forgetRefusal } = useOwnMove(own, () => setOpen(false));
  const start = (at: NewSlot) => `${dayAndMonth(at.booking_date)}, ${clockTime(at.booking_time)}`;
  const isSame =
    slot.therapist_id === therapist_id && slot.booking_date === booking_date && slot.booking_time === booking_time;

  const choose = (chosen: NewSlot) => {
    forgetRefusal();
    setSlot(chosen);
  };
  const close = () => !isMoving && setOpen(false);

  return (
    <Modal
      open={isOpen}
      title={<h2>Change Time</h2>}
      className="own-booking-move"
      width={860}
      centered
      closable={{ 'aria-label': 'Close' }}
      onCancel={close}
      afterClose={onClose}
      footer={
        <>
          <Button size="large" onClick={close}>
            Keep as it is
          </Button>
          <Button size="large" type="primary" disabled={isSame || isMoving} onClick={() => void move(slot)}>
            {isMoving ? 'Processing...' : 'Move booking'}
          </Button>
        </>
      }
    >
      <div className="own-booking-dialog">
        <p>
          {booking.service_name} with {booking.therapist_name}, {start(booking)}
          {!isSame && <strong className="own-booking-new">New time: {start(slot)}</strong>}
        </p>
        <NewSlotFields booking={booking} slot={slot} disabled={isMoving} onChange={choose} />
        {refusal && (
          <Alert
            type="error"
            role="alert"
            title={refusal.message}
            description={
              refusal.canBeRequested && (
                <>
                  Your booking stays as it is. You can ask for the new time instead: you give up the confirmed one, and the
                  shop has yet to confirm the new one.{' '}
                  <button type="button" className="link" disabled={isMoving} onClick={() => void move(slot, true)}>
                    Give it up and send a request
                  </button>
                </>
              )
            }
          />
        )}
      </div>
    </Modal>
  );
}
