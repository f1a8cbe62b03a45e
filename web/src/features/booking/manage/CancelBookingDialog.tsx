import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { clearToasts, toast } from '../../../shared/toast.js';
import { problemOf } from '../../../shared/api/problem.js';
import { BookingSummary } from './BookingSummary.js';
import { cancelRefusal, success } from './booking-words.js';
import { useCancellationMailWatch } from './use-cancellation-mail-watch.js';
import { useCancelBookingMutation, type OfficeBookingDto } from '../../../shared/api/generated.js';

interface CancelBookingDialogProps {
  booking: OfficeBookingDto;
  onClose: () => void;
  onCancelled?: () => void;
}

/** Asks for the reason; given anew for each booking (by its key). */
export function CancelBookingDialog({ booking, onClose, onCancelled }: CancelBookingDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isOpen, setOpen] = useState(true);
  const [cancel] = useCancelBookingMutation();
  const watchMail = useCancellationMailWatch();

  const send = async () => {
    const { error } = await cancel({ id: booking.id, cancelBookingDto: { reason: reason.trim() } });
    if (error) {
      // The reason that was written is not lost with a bad line.
      const isRefused = problemOf(error)?.status === 409;
      return toast({ ...cancelRefusal(error), action: isRefused ? undefined : <Button onClick={again}>Try again</Button> });
    }
    toast(success('Booking cancelled successfully'));
    onCancelled?.();
    if (booking.client_email) void watchMail(booking.id);
  };
  const again = () => {
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
    toast({ title: 'Reason Required', description: 'Please give a reason for the cancellation', destructive: true });
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
        <Form.Item
          className="cancel-reason"
          label="Reason *"
          htmlFor="cancel-reason"
          validateStatus={isMissing ? 'error' : undefined}
          help={isMissing ? 'Please give a reason for the cancellation' : whereTo(booking)}
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
      </Form>
    </Modal>
  );
}

const whereTo = ({ client_email }: OfficeBookingDto) =>
  client_email ? 'Kept with the booking, and told to the client by email.' : 'Kept with the booking. The client has no email address: please call.';
