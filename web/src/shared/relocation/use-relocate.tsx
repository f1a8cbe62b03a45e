import { Button } from 'antd';
import type { NewRelocationDto, RelocationResultDto } from '../api/generated.js';
import { useIdempotencyKey } from '../api/use-idempotency-key.js';
import { toastError } from '../api/error-message.js';
import { clearToasts, toast } from '../toast/toast.js';
import { successToast } from '../toast/toasts.js';
import { useRelocateBookingsMutation, useUndoRelocationMutation } from './relocation-api.js';
import { countBookings, doneLabel } from './relocation-labels.js';

/** It can be taken back from its message for so long, in seconds; from the history of each booking at any time. */
const UNDO_SECONDS = 10;

/** Takes a relocation back as a whole, and says what came of it. */
export function useUndoRelocation() {
  const [undo, { isLoading }] = useUndoRelocationMutation();
  const run = async (id: string) => {
    clearToasts();
    const { data, error } = await undo({ id });
    if (error) return toastError(error, 'Failed to undo');
    const left = data.left_moved?.length ?? 0;
    const rest = left > 0 ? `; ${left} have changed since and stay` : '';
    toast(successToast(`Undone: ${countBookings(data.undone?.length ?? 0)} as before${rest}`));
  };
  return { undo: run, isUndoing: isLoading };
}

/** Applies a plan; the same press sent again does it once. Answers nothing when it failed. */
export function useRelocate() {
  const [relocate, { isLoading }] = useRelocateBookingsMutation();
  const { undo } = useUndoRelocation();
  const toKey = useIdempotencyKey();
  const run = async (newRelocationDto: NewRelocationDto): Promise<RelocationResultDto | undefined> => {
    const { data, error } = await relocate({ newRelocationDto, 'idempotency-key': toKey(newRelocationDto) });
    if (error) {
      toastError(error, 'Failed to move the bookings');
      return undefined;
    }
    toast({
      ...successToast(doneLabel(data)),
      seconds: UNDO_SECONDS,
      action: <Button onClick={() => void undo(data.id)}>Undo</Button>,
    });
    return data;
  };
  return { relocate: run, isMoving: isLoading };
}
