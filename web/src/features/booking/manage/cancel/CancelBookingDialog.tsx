import { Button, Checkbox, Form, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { clearToasts, toast } from '../../../../shared/toast/toast.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { BookingSummary } from '../list/BookingSummary.js';
import { errorToast } from '../../../../shared/toast/toasts.js';
import { bookingToastKey, cancelErrorToast, notCancellableToast } from '../booking-messages.js';
import { useUndoToast } from '../undo/use-undo-toast.js';
import { useCancellationMailPolling } from './use-cancellation-mail-polling.js';
import { type CancelScope, useCancelVisitOrBooking } from '../visits/use-cancel-visit.js';
import { useLazyGetBookingQuery, type OfficeBookingDto } from '../../../../shared/api/generated.js';

interface CancelBookingDialogProps {
  booking: OfficeBookingDto;
  onClose: () => void;
  onCancelled?: () => void;
}

/** Asks for the reason; remounted for each booking by its key. */
export function CancelBookingDialog({ booking, onClose, onCancelled }: CancelBookingDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const [notifyClient, setNotifyClient] = useState(true);
  const [scope, setScope] = useState<CancelScope>('visit');
  const cancel = useCancelVisitOrBooking();
  const [read] = useLazyGetBookingQuery();
  const undoToast = useUndoToast();
  const pollMailStatus = useCancellationMailPolling();

  const send = async () => {
    const { data, error } = await cancel(booking, scope, { reason: reason.trim(), notify_client: notifyClient });
    if (error) {
      const problem = parseProblem(error);
      // Somebody else may have ended the booking first: then there is nothing to try again.
      const latest = problem?.code === 'booking-modified' ? (await read({ id: booking.id })).data : undefined;
      const isOver = latest && notCancellableToast(latest.status);
      if (isOver) return toast({ ...isOver, key: bookingToastKey(booking.id) });
      // The dialog stays open, so that the reason is not lost when the connection fails.
      const isRefused = problem?.status === 409;
      return toast({
        ...cancelErrorToast(error, booking.id),
        action: isRefused ? undefined : <Button onClick={retry}>Try again</Button>,
      });
    }
    if (!data) return;
    const isWhole = booking.visit && scope === 'visit';
    undoToast(data, isWhole ? 'Visit cancelled' : 'Booking cancelled successfully');
    onCancelled?.();
    if (data.client_told_in_seconds !== null) void pollMailStatus(data.id, data.client_told_in_seconds);
  };
  const retry = () => {
    clearToasts();
    void send();
  };
  const submit = () => {
    if (!isOpen) return;
    if (reason.trim()) {
      setOpen(false);
      return void send();
    }
    setMissing(true);
    toast(errorToast('Please give a reason for the cancellation', 'Reason Required'));
  };

  return (
    <Modal
      open={isOpen}
      title="Cancel Booking"
      okText="Cancel Booking"
      okButtonProps={{ danger: true }}
      cancelText="Keep Booking"
      onOk={submit}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={468}
    >
      <BookingSummary booking={booking} />
      <Form layout="vertical">
        {booking.visit && (
          <Form.Item label="What is cancelled" htmlFor="cancel-scope">
            <Radio.Group
              id="cancel-scope"
              value={scope}
              onChange={({ target }) => setScope(target.value as CancelScope)}
              options={[
                { value: 'visit', label: `This visit, ${booking.visit.parts} treatments` },
                { value: 'treatment', label: 'Only this treatment' },
              ]}
            />
          </Form.Item>
        )}
        <Form.Item
          className="cancel-reason"
          label="Reason *"
          htmlFor="cancel-reason"
          validateStatus={isMissing ? 'error' : undefined}
          help={isMissing ? 'Please give a reason for the cancellation' : getReasonHint(booking, notifyClient)}
        >
          <Input.TextArea
            id="cancel-reason"
            rows={3}
            maxLength={500}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setMissing(false);
            }}
            autoFocus
          />
        </Form.Item>
        {booking.client_email && (
          <Checkbox checked={notifyClient} onChange={({ target }) => setNotifyClient(target.checked)}>
            Tell the client
          </Checkbox>
        )}
      </Form>
    </Modal>
  );
}

function getReasonHint({ client_email }: OfficeBookingDto, notifyClient: boolean): string {
  if (!client_email) return 'Saved with the booking. The client has no email address: please call.';
  return notifyClient
    ? 'Saved with the booking and included in the email to the client.'
    : 'Saved with the booking. No email goes to the client.';
}
