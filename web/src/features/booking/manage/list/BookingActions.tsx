import { CheckIcon, EditIcon, MoneyIcon, VoidIcon } from '../../../../shared/ui/icons.js';
import { toast } from '../../../../shared/toast/toast.js';
import type { BookingHandlers } from '../booking-handlers.js';
import { BookingSummary } from './BookingSummary.js';
import { successToast } from '../../../../shared/toast/toasts.js';
import { saveErrorToast, notCancellableToast } from '../booking-messages.js';
import { useBookingSteps } from '../day-state/use-booking-steps.js';
import { useConfirmAttendanceMutation, type OfficeBookingDto } from '../../../../shared/api/generated.js';
import { askQuestion, prepareQuestions } from '../../../../shared/ui/question.js';
import { RowButton } from '../../../../shared/ui/row-button/RowButton.js';
import { isPayable } from '../../../../shared/checkout/use-checkout-url.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';

interface BookingActionsProps {
  booking: OfficeBookingDto;
  handlers: BookingHandlers;
  /** Whether the client has to be called, to ask whether they come. */
  isToCall?: boolean;
  /** Whether Confirm is shown; not where it is shown elsewhere or would be refused. */
  mayConfirm?: boolean;
  /** Whether the buttons show words. */
  hasWords?: boolean;
}

/** The buttons to confirm and to take the payment, where possible, to edit and to cancel. */
export function BookingActions({
  booking,
  handlers,
  isToCall = false,
  mayConfirm = true,
  hasWords = false,
}: BookingActionsProps) {
  const toWord = (word: string) => (hasWords ? word : undefined);
  const cancel = () => {
    const notCancellable = notCancellableToast(booking.status);
    if (notCancellable) toast(notCancellable);
    else handlers.onCancel(booking);
  };
  return (
    // A click on the row opens the booking; a click on these buttons must not.
    <span className="booking-actions" onClick={(event) => event.stopPropagation()}>
      {booking.status === 'pending' && mayConfirm && !booking.awaited_deposit && (
        <ConfirmAction booking={booking} word={toWord('Confirm')} />
      )}
      {booking.status === 'confirmed' && isToCall && <AttendanceAction booking={booking} word={toWord('Will come')} />}
      {isPayable(booking) && (
        <RowButton
          hint="Payment"
          word={toWord('Payment')}
          label={`Payment: ${formatClientName(booking)}`}
          icon={<MoneyIcon />}
          onClick={() => handlers.onPay(booking.id)}
        />
      )}
      <RowButton
        hint="Edit booking"
        word={toWord('Edit')}
        label={`Edit the booking of ${formatClientName(booking)}`}
        icon={<EditIcon />}
        onClick={() => handlers.onEdit(booking)}
        onFocus={handlers.onOpenIntent}
      />
      <RowButton
        hint="Cancel booking"
        word={toWord('Cancel')}
        label={`Cancel the booking of ${formatClientName(booking)}`}
        icon={<VoidIcon />}
        onClick={cancel}
        onPointerEnter={handlers.onCancelIntent}
        onFocus={handlers.onCancelIntent}
      />
    </span>
  );
}

interface ActionProps {
  booking: OfficeBookingDto;
  word: string | undefined;
}

function ConfirmAction({ booking, word }: ActionProps) {
  const { take, isTaking } = useBookingSteps(booking);
  const ask = () =>
    askQuestion({
      title: `Confirm the booking of ${formatClientName(booking)}?`,
      content: <ConfirmDetails booking={booking} />,
      okText: 'Confirm Booking',
      cancelText: 'Not Yet',
      // Closes at once: the list shows the result, a toast a refusal.
      onOk: () => void take('confirm'),
    });
  return (
    <RowButton
      hint="Confirm booking"
      word={word}
      label={`Confirm the booking of ${formatClientName(booking)}`}
      icon={<CheckIcon />}
      onClick={ask}
      onPointerEnter={prepareQuestions}
      onFocus={prepareQuestions}
      disabled={isTaking}
    />
  );
}

function AttendanceAction({ booking, word }: ActionProps) {
  const [confirm, { isLoading }] = useConfirmAttendanceMutation();
  const run = async () => {
    const { error } = await confirm({ id: booking.id, versionDto: { version: booking.version } });
    if (error) return toast(saveErrorToast(error, booking.id, 'save status'));
    toast(successToast(`${formatClientName(booking)} will come`));
  };
  return (
    <RowButton
      hint="The client will come"
      word={word}
      label={`${formatClientName(booking)} will come`}
      icon={<CheckIcon />}
      onClick={() => void run()}
      disabled={isLoading}
    />
  );
}

function ConfirmDetails({ booking }: { booking: OfficeBookingDto }) {
  return (
    <>
      <BookingSummary booking={booking} />
      {booking.is_unassigned && <p>No therapist is assigned to it yet, so it holds nobody&apos;s time.</p>}
    </>
  );
}
