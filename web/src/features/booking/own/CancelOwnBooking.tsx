import Alert from 'antd/es/alert';
import Input from 'antd/es/input';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useCancelOwnBookingMutation } from '../../../shared/api/generated.js';
import { useSendingKey } from '../../../shared/api/use-sending-key.js';
import { clockTime, dayAndMonth } from '../../../shared/dates.js';
import type { OwnBookingProps } from './own-booking-props.js';
import { refusalOf } from './own-refusal.js';

/** Asks once more before the booking is taken back; the reason is optional. */
export function CancelOwnBooking({ booking, sessionId, onChanged, onOutdated, onClose }: OwnBookingProps & { onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [isOpen, setOpen] = useState(true);
  const [refusal, setRefusal] = useState<string>();
  const [cancelBooking, { isLoading }] = useCancelOwnBookingMutation();
  const keyOf = useSendingKey();
  const start = `${dayAndMonth(booking.booking_date)} at ${clockTime(booking.booking_time)}`;

  const cancel = async () => {
    const body = { sessionId, version: booking.version, reason: reason.trim() || null };
    const { data, error } = await cancelBooking({ 'idempotency-key': keyOf(body), ownCancellationDto: body });
    if (data) {
      setOpen(false);
      return onChanged(data.booking);
    }
    const { message, isOutdated } = refusalOf(error);
    setRefusal(message);
    if (isOutdated) onOutdated();
  };

  return (
    <Modal
      open={isOpen}
      title="Cancel Booking"
      width={468}
      okText={isLoading ? 'Processing...' : 'Cancel booking'}
      okButtonProps={{ danger: true, disabled: isLoading }}
      cancelText="Keep booking"
      closable={{ 'aria-label': 'Close' }}
      onOk={() => void cancel()}
      onCancel={() => !isLoading && setOpen(false)}
      afterClose={onClose}
    >
      <div className="own-booking-dialog">
        <p>
          {booking.service_name} on {start} will be cancelled. Nothing is due.
        </p>
        <label htmlFor="own-reason">Reason (optional)</label>
        <Input.TextArea
          id="own-reason"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {refusal && <Alert type="error" title={refusal} role="alert" />}
      </div>
    </Modal>
  );
}
