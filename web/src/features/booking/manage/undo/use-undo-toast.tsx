import type { ChangedBookingDto } from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { successToast } from '../../../../shared/toast/toasts.js';
import { undoable } from '../../../../shared/undo/undoable.js';
import { bookingToastKey } from '../booking-messages.js';
import { changeMessage } from './undo-labels.js';
import { useUndo } from './use-undo.js';

/** Shows a toast about a change of a booking and who is notified of it, with a button that undoes it. */
export function useUndoToast() {
  const { undo } = useUndo();
  return (booking: ChangedBookingDto, done: string) =>
    toast({
      ...successToast(changeMessage(booking, done)),
      key: bookingToastKey(booking.id),
      ...undoable(() => undo(booking)),
    });
}
