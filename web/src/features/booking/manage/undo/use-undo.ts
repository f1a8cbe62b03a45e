import { useUndoBookingChangeMutation } from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { successToast } from '../../../../shared/toast/toasts.js';
import { bookingToastKey, saveErrorToast } from '../booking-messages.js';
import { changeMessage } from './undo-labels.js';

/** Takes back what was last done to a booking, which made its `version`, and says so in place of the message about it. */
export function useUndo() {
  const [send, { isLoading }] = useUndoBookingChangeMutation();
  const undo = async ({ id, version }: { id: string; version: number }) => {
    const { data, error } = await send({ id, versionDto: { version } });
    if (!data) return toast(saveErrorToast(error, id));
    toast({ ...successToast(changeMessage(data, 'Undone')), key: bookingToastKey(id) });
  };
  return { undo, isUndoing: isLoading };
}
