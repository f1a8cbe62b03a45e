import { Button, Popconfirm, Tooltip } from 'antd';
import { CheckIcon, VoidIcon } from '../../../shared/icons.js';
import { useToast } from '../../../shared/toast.js';
import { confirmRefusal, uncancellable } from './booking-words.js';
import { useConfirmBookingMutation, type OfficeBooking } from './office-bookings-api.js';

interface BookingActionsProps {
  booking: OfficeBooking;
  onCancel: (booking: OfficeBooking) => void;
}

/** Confirm, where there is something to confirm, and cancel. */
export function BookingActions({ booking, onCancel }: BookingActionsProps) {
  const toast = useToast();
  const cancel = () => {
    const refusal = uncancellable(booking.status);
    if (refusal) toast(refusal);
    else onCancel(booking);
  };
  return (
    <span className="booking-actions">
      {booking.status === 'pending' && <ConfirmAction booking={booking} />}
      <Tooltip title="Cancel booking">
        <Button
          type="text"
          icon={<VoidIcon />}
          aria-label={`Cancel the booking of ${booking.client_name}`}
          onClick={cancel}
        />
      </Tooltip>
    </span>
  );
}

function ConfirmAction({ booking }: { booking: OfficeBooking }) {
  const toast = useToast();
  const [confirm, { isLoading }] = useConfirmBookingMutation();
  const run = async () => {
    const { error } = await confirm({ id: booking.id, version: booking.version });
    toast(error ? confirmRefusal(error) : { title: 'Success', description: 'Booking confirmed' });
  };
  return (
    <Popconfirm
      title={`Confirm the booking of ${booking.client_name}?`}
      description={booking.is_unassigned ? 'Any Available: no therapist is assigned to it yet.' : undefined}
      okText="Confirm"
      cancelText="Not yet"
      onConfirm={run}
      icon={null}
      placement="topRight"
    >
      <Tooltip title="Confirm booking">
        <Button
          type="text"
          icon={<CheckIcon />}
          aria-label={`Confirm the booking of ${booking.client_name}`}
          loading={isLoading}
        />
      </Tooltip>
    </Popconfirm>
  );
}
