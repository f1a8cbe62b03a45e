import { App, Button, Tooltip } from 'antd';
import { CheckIcon, VoidIcon } from '../../../shared/icons.js';
import { toast } from '../../../shared/toast.js';
import { BookingSummary } from './BookingSummary.js';
import { confirmRefusal, uncancellable } from './booking-words.js';
import { useConfirmBookingMutation, type OfficeBookingDto } from '../../../shared/api/generated.js';

interface BookingActionsProps {
  booking: OfficeBookingDto;
  onCancel: (booking: OfficeBookingDto) => void;
}

/** Confirm, where there is something to confirm, and cancel. */
export function BookingActions({ booking, onCancel }: BookingActionsProps) {
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

function ConfirmAction({ booking }: { booking: OfficeBookingDto }) {
  const { modal } = App.useApp();
  const [confirm, { isLoading }] = useConfirmBookingMutation();
  const run = async () => {
    const { error } = await confirm({ id: booking.id, confirmBookingDto: { version: booking.version } });
    toast(error ? confirmRefusal(error) : { title: 'Success', description: 'Booking confirmed' });
  };
  const ask = () =>
    modal.confirm({
      title: `Confirm the booking of ${booking.client_name}?`,
      content: <ConfirmFacts booking={booking} />,
      okText: 'Confirm Booking',
      cancelText: 'Not Yet',
      icon: null,
      onOk: run,
    });
  return (
    <Tooltip title="Confirm booking">
      <Button
        type="text"
        icon={<CheckIcon />}
        aria-label={`Confirm the booking of ${booking.client_name}`}
        disabled={isLoading}
        onClick={ask}
      />
    </Tooltip>
  );
}

function ConfirmFacts({ booking }: { booking: OfficeBookingDto }) {
  return (
    <>
      <BookingSummary booking={booking} />
      {booking.is_unassigned && <p>No therapist is assigned to it yet, so it holds nobody&apos;s time.</p>}
    </>
  );
}
