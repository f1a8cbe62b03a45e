import { useUndoBookingChangeMutation } from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { successToast } from '../../../../shared/toast/toasts.js';
import { bookingToastKey, saveErrorToast } from '../booking-messages.js';
import { changeMessage } from './undo-labels.js';

/** Undoes the change that made a booking's `version`, and shows a toast that replaces the one about the change. */
export function useUndo() {
  const [send, { isLoading }] = useUndoBookingChangeMutation();
  const undo = async ({ id, version }: { id: string; version: number }) => {
    const { data, error } = await send({ id, versionDto: { version } });
    if (!data) return toast(saveErrorToast(error, id, 'undo'));
    toast({ ...successToast(changeMessage(data, 'Undone')), key: bookingToastKey(id) });
  };
  return { undo, isUndoing: isLoading };
}
