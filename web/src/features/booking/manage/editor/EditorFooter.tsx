import {
  useCompleteOfficeBookingMutation,
  useConfirmBookingMutation,
  useReopenBookingMutation,
  type ChangedBookingDto,
  type OfficeBookingDto,
} from '../../../../shared/api/generated.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { toast } from '../../../../shared/toast/toast.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { CONFIRMED_MESSAGE, saveErrorToast } from '../booking-messages.js';
import { useUndoToast } from '../undo/use-undo-toast.js';
import type { Editor } from './use-booking-editor.js';

interface EditorFooterProps {
  editor: Editor;
  willConfirm: boolean;
  onCancelBooking: () => void;
  onDiscard: () => void;
}

export function EditorFooter({ editor, willConfirm, onCancelBooking, onDiscard }: EditorFooterProps) {
  const { base, isDirty, isSaving, done } = editor;
  return (
    <footer className="editor-foot" data-toasts="above">
      {base && !isDirty && <StateActions booking={base} onDone={done} />}
      {base && (base.status === 'pending' || base.status === 'confirmed') && (
        <Button variant="text" isDanger className="editor-cancel" onClick={onCancelBooking}>
          Cancel booking…
        </Button>
      )}
      <span className="editor-foot-end">
        <Button onClick={onDiscard}>{isDirty ? 'Discard' : 'Close'}</Button>
        <Button variant="primary" isSubmit disabled={isSaving} className="editor-save">
          {isSaving ? 'Processing...' : willConfirm ? 'Save and confirm' : 'Save'}
        </Button>
      </span>
    </footer>
  );
}

/** Buttons for the changes of status that the booking's status allows. */
function StateActions({ booking, onDone }: { booking: OfficeBookingDto; onDone: () => void }) {
  const now = useShopNow();
  const [confirm, confirming] = useConfirmBookingMutation();
  const [complete, completing] = useCompleteOfficeBookingMutation();
  const [reopen, reopening] = useReopenBookingMutation();
  const undoToast = useUndoToast();
  const { id, version } = booking;
  const hasStarted =
    now !== undefined && `${booking.booking_date} ${booking.booking_time}` <= `${now.date} ${now.time}`;
  const finish = (
    action: string,
    { data, error }: { data?: ChangedBookingDto; error?: unknown },
    toMessage: (after: OfficeBookingDto) => string,
  ) => {
    if (!data) return toast(saveErrorToast(error, id, action));
    undoToast(data, toMessage(data));
    onDone();
  };
  if (booking.status === 'confirmed' && hasStarted) {
    const run = async () =>
      finish('complete booking', await complete({ id, versionDto: { version } }), () => 'Booking completed');
    return (
      <Button onClick={run} disabled={completing.isLoading}>
        Complete
      </Button>
    );
  }
  if (booking.status === 'confirmed') return null;
  if (booking.status === 'pending') {
    const run = async () =>
      finish('confirm booking', await confirm({ id, confirmBookingDto: { version } }), () => CONFIRMED_MESSAGE);
    return (
      <Button onClick={run} disabled={confirming.isLoading}>
        Confirm
      </Button>
    );
  }
  const run = async () =>
    finish('reopen booking', await reopen({ id, reopenBookingDto: { version, status: 'pending' } }), (after) =>
      after.status === 'confirmed' ? CONFIRMED_MESSAGE : 'Booking reopened',
    );
  return (
    <Button onClick={run} disabled={reopening.isLoading}>
      Reopen
    </Button>
  );
}
