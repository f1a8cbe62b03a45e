import { App, Button, type ButtonProps, Tooltip } from 'antd';
import { CheckIcon, EditIcon, VoidIcon } from '../../../shared/icons.js';
import { toast } from '../../../shared/toast.js';
import type { BookingActs } from './booking-acts.js';
import { BookingSummary } from './BookingSummary.js';
import { confirmedWords, saveRefusal, success, uncancellable } from './booking-words.js';
import { useConfirmBookingMutation, type OfficeBookingDto } from '../../../shared/api/generated.js';

interface BookingActionsProps {
  booking: OfficeBookingDto;
  acts: BookingActs;
}

/** Confirm, where there is something to confirm, edit and cancel. */
export function BookingActions({ booking, acts }: BookingActionsProps) {
  const cancel = () => {
    const refusal = uncancellable(booking.status);
    if (refusal) toast(refusal);
    else acts.onCancel(booking);
  };
  return (
    // The row opens the editor as well; what is pressed here is meant for itself.
    <span className="booking-actions" onClick={(event) => event.stopPropagation()}>
      {booking.status === 'pending' && <ConfirmAction booking={booking} />}
      <IconAction
        title="Edit booking"
        label={`Edit the booking of ${booking.client_name}`}
        icon={<EditIcon />}
        onClick={() => acts.onEdit(booking)}
      />
      <IconAction title="Cancel booking" label={`Cancel the booking of ${booking.client_name}`} icon={<VoidIcon />} onClick={cancel} />
    </span>
  );
}

function ConfirmAction({ booking }: { booking: OfficeBookingDto }) {
  const { modal } = App.useApp();
  const [confirm, { isLoading }] = useConfirmBookingMutation();
  const run = async () => {
    const { error } = await confirm({ id: booking.id, confirmBookingDto: { version: booking.version } });
    toast(error ? saveRefusal(error) : success(confirmedWords(booking)));
  };
  const ask = () =>
    modal.confirm({
      title: `Confirm the booking of ${booking.client_name}?`,
      content: <ConfirmFacts booking={booking} />,
      okText: 'Confirm Booking',
      cancelText: 'Not Yet',
      icon: null,
      // The list shows it at once; what was refused is told by a toast.
      onOk: () => void run(),
    });
  return (
    <IconAction
      title="Confirm booking"
      label={`Confirm the booking of ${booking.client_name}`}
      icon={<CheckIcon />}
      onClick={ask}
      disabled={isLoading}
    />
  );
}

/** `title` tells everybody what it does, `label` tells screen readers of whose booking. */
function IconAction({ title, label, ...button }: { title: string; label: string } & Pick<ButtonProps, 'icon' | 'onClick' | 'disabled'>) {
  return (
    <Tooltip title={title}>
      <Button type="text" aria-label={label} {...button} />
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
