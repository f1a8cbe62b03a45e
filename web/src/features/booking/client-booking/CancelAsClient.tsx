import { useState } from 'react';
import { useCancelOwnBookingMutation } from '../../../shared/api/generated.js';
import { useIdempotencyKey } from '../../../shared/api/use-idempotency-key.js';
import { formatTime, formatDayAndMonth } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import { Alert } from '../../../shared/ui/alert/Alert.js';
import { TextArea } from '../../../shared/ui/inputs/TextArea.js';
import { useCloseOnBack } from '../dialog/frame/use-close-on-back.js';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';
import type { ClientBookingProps } from './client-booking-props.js';
import { toClientChangeError } from './client-change-error.js';

interface CancelAsClientProps extends ClientBookingProps {
  onClose: () => void;
}

/** Asks for confirmation before the booking is cancelled; the reason is optional. */
export function CancelAsClient({ booking, sessionId, onChanged, onOutdated, onClose }: CancelAsClientProps) {
  const [reason, setReason] = useState('');
  const [isOpen, setOpen] = useState(true);
  const [errorMessage, setErrorMessage] = useState<string>();
  const [cancelBooking, { isLoading }] = useCancelOwnBookingMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const start = `${formatDayAndMonth(booking.booking_date)} at ${formatTime(booking.booking_time)}`;

  const keep = () => {
    if (!isLoading) setOpen(false);
  };
  useCloseOnBack(keep);

  const cancel = async () => {
    const body = { sessionId, version: booking.version, reason: reason.trim() || null };
    const { data, error } = await cancelBooking({
      'idempotency-key': getIdempotencyKey(body),
      ownCancellationDto: body,
    });
    if (data) {
      setOpen(false);
      return onChanged(data.booking);
    }
    const { message, isOutdated } = toClientChangeError(error);
    setErrorMessage(message);
    if (isOutdated) onOutdated();
  };

  return (
    <Dialog
      open={isOpen}
      title="Cancel Booking"
      width={468}
      okText="Cancel booking"
      isBusy={isLoading}
      isDanger
      cancelText="Keep booking"
      onOk={() => void cancel()}
      onCancel={keep}
      afterClose={onClose}
    >
      <div className="own-booking-dialog">
        <p>
          {booking.visit ? `All ${booking.treatments.length} treatments of your visit` : booking.service_name} on{' '}
          {start} will be cancelled.{' '}
          {booking.total_paid > 0
            ? `The cancellation policy decides what goes back of the ${formatMoney(booking.total_paid)} that you paid: ${booking.cancellation_policy.summary}.`
            : 'You have nothing to pay.'}
        </p>
        <label htmlFor="own-reason">Reason (optional)</label>
        <TextArea
          id="own-reason"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {errorMessage && <Alert type="error" title={errorMessage} role="alert" />}
      </div>
    </Dialog>
  );
}
