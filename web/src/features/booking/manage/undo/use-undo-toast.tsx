import { Button } from 'antd';
import type { ChangedBookingDto } from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { successToast } from '../../../../shared/toast/toasts.js';
import { bookingToastKey } from '../booking-messages.js';
import { changeMessage } from './undo-labels.js';
import { useUndo } from './use-undo.js';

/** What was done can be taken back from its message for so long, in seconds; from the booking's history at any time. */
export const UNDO_SECONDS = 10;

/** Says what was done to a booking and who is notified of it, with a button that takes it back. */
export function useUndoToast() {
  const { undo } = useUndo();
  return (booking: ChangedBookingDto, done: string) =>
    toast({
      ...successToast(changeMessage(booking, done)),
      key: bookingToastKey(booking.id),
      seconds: UNDO_SECONDS,
      action: <Button onClick={() => void undo(booking)}>Undo</Button>,
    });
}
