import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { toast } from '../../../shared/toast.js';
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
  const [cancel, { isLoading }] = useCancelBookingMutation();
  const watchMail = useCancellationMailWatch();

  const submit = async () => {
    if (!reason.trim()) {
      setMissing(true);
      return toast({
        title: 'Reason Required',
        description: 'Please give a reason for the cancellation',
        destructive: true,
      });
    }
    const { error } = await cancel({ id: booking.id, cancelBookingDto: { reason: reason.trim() } });
    setOpen(false);
    if (error) return toast(cancelRefusal(error));
    toast(success('Booking cancelled successfully'));
    onCancelled?.();
    if (booking.client_email) void watchMail(booking.id);
  };

  return (
    <Modal
      open={isOpen}
      title="Cancel Booking"
      okText={isLoading ? 'Processing...' : 'Cancel Booking'}
      okButtonProps={{ danger: true, disabled: isLoading }}
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
          help={isMissing ? 'Please give a reason for the cancellation' : 'Kept with the booking, and told to the client by email.'}
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
