import type { NewRelocationDto, RelocationResultDto } from '../api/generated.js';
import { useIdempotencyKey } from '../api/use-idempotency-key.js';
import { failureToast, toastError } from '../api/error-message.js';
import { toast } from '../toast/toast.js';
import { successToast } from '../toast/toasts.js';
import { undoable } from '../undo/undoable.js';
import { useRelocateBookingsMutation, useUndoRelocationMutation } from '../api/generated.js';
import { countBookings, doneLabel } from './relocation-labels.js';

/** Undoes a whole relocation, and shows a toast about the result. */
export function useUndoRelocation() {
  const [undo, { isLoading }] = useUndoRelocationMutation();
  const run = async (id: string) => {
    const { data, error } = await undo({ id });
    if (error) return toast({ ...failureToast(error, 'Failed to undo'), key: id });
    const left = data.left_moved?.length ?? 0;
    const rest = left > 0 ? `; ${left} have changed since and stay` : '';
    toast({ ...successToast(`Undone: ${countBookings(data.undone?.length ?? 0)} as before${rest}`), key: id });
  };
  return { undo: run, isUndoing: isLoading };
}

/**
 * Applies a plan, once even if it is sent again.
 * @returns undefined when it failed
 */
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
    toast({ ...successToast(doneLabel(data)), key: data.id, ...undoable(() => undo(data.id)) });
    return data;
  };
  return { relocate: run, isMoving: isLoading };
}
