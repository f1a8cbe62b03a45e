import type { WaitingRequestDto } from '../../../../shared/api/generated.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { useBookingSteps } from '../day-state/use-booking-steps.js';
import { useAssign } from './use-assign.js';

/** A button that accepts a request: as it is, or with the proposed therapist. Nothing where nobody is free. */
export function AnswerRequest({ request }: { request: WaitingRequestDto }) {
  const { take, isTaking } = useBookingSteps(request);
  const { assign, isAssigning } = useAssign(request);
  if (!request.outlook || request.awaited_deposit) return null;
  const { is_free, proposal } = request.outlook;
  if (is_free)
    return (
      <Button
        variant="primary"
        size="small"
        disabled={isTaking}
        aria-label={`Confirm the booking of ${formatClientName(request)}`}
        onClick={() => void take('confirm')}
      >
        Confirm
      </Button>
    );
  if (!proposal) return null;
  const { therapist_id, therapist_name } = proposal;
  return (
    <Button
      variant="primary"
      size="small"
      disabled={isAssigning}
      aria-label={`Assign ${therapist_name} and confirm the booking of ${formatClientName(request)}`}
      onClick={() => void assign(therapist_id)}
    >
      Assign {therapist_name}
    </Button>
  );
}
