import {
  useConfirmBookingMutation,
  useMoveBookingMutation,
  type WaitingRequestDto,
} from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { CONFIRMED_MESSAGE, saveErrorToast, VISIT_WAITS_MESSAGE } from '../booking-messages.js';
import { useUndoToast } from '../undo/use-undo-toast.js';

/** A button that accepts a request: as it is, or with the proposed therapist. Nothing where nobody is free. */
export function AnswerRequest({ request }: { request: WaitingRequestDto }) {
  const [confirm, confirming] = useConfirmBookingMutation();
  const [move, moving] = useMoveBookingMutation();
  const undoToast = useUndoToast();
  const { id, version, outlook, booking_date, booking_time } = request;
  if (!outlook) return null;
  const { is_free, proposal } = outlook;
  const confirmAsItIs = async () => {
    const { data, error } = await confirm({ id, confirmBookingDto: { version } });
    if (error) return toast(saveErrorToast(error, id, 'confirm booking'));
    undoToast(data, CONFIRMED_MESSAGE);
  };
  if (is_free)
    return (
      <Button
        variant="primary"
        size="small"
        disabled={confirming.isLoading}
        aria-label={`Confirm the booking of ${formatClientName(request)}`}
        onClick={() => void confirmAsItIs()}
      >
        Confirm
      </Button>
    );
  if (!proposal) return null;
  const { therapist_id, therapist_name } = proposal;
  const assign = async () => {
    const appointmentDto = { therapist_id, booking_date, booking_time, version };
    const { data, error } = await move({ id, appointmentDto });
    if (error) return toast(saveErrorToast(error, id, 'assign therapist'));
    const waits = data.status === 'pending';
    undoToast(
      data,
      waits ? `${therapist_name} assigned. ${VISIT_WAITS_MESSAGE}` : `${CONFIRMED_MESSAGE} with ${therapist_name}`,
    );
  };
  return (
    <Button
      variant="primary"
      size="small"
      disabled={moving.isLoading}
      aria-label={`Assign ${therapist_name} and confirm the booking of ${formatClientName(request)}`}
      onClick={() => void assign()}
    >
      Assign {therapist_name}
    </Button>
  );
}
