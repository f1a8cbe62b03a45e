import {
  useAddBookingMutation,
  useAddVisitMutation,
  useEditBookingMutation,
  type ChangedBookingDto,
  type OfficeBookingDto,
} from '../../../../shared/api/generated.js';
import { useIdempotencyKey } from '../../../../shared/api/use-idempotency-key.js';
import { toast } from '../../../../shared/toast/toast.js';
import { successToast } from '../../../../shared/toast/toasts.js';
import { bookingToastKey, CONFIRMED_MESSAGE, HELD_MESSAGE, NEW_BOOKING } from '../booking-messages.js';
import type { DepositFields } from '../deposit/deposit-choice.js';
import { changeMessage } from '../undo/undo-labels.js';
import { useUndoToast } from '../undo/use-undo-toast.js';
import { type MorePart, toNewVisitDto } from '../visits/more-parts.js';
import { toAnnouncingBooking } from '../visits/announcing-booking.js';
import { type Draft, isSlotChanged, toDraft, toEditedBookingDto, toNewBookingDto } from './editor-draft.js';

/** Creates a booking from the draft, or changes the one that was opened. */
export function useSaveBooking() {
  const [add, adding] = useAddBookingMutation();
  const [addVisit, addingVisit] = useAddVisitMutation();
  const [edit, editing] = useEditBookingMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const save = async (
    draft: Draft,
    base: OfficeBookingDto | undefined,
    more: readonly MorePart[],
    deposit: DepositFields,
  ): Promise<{ data?: ChangedBookingDto | undefined; error?: unknown }> => {
    if (!base && more.length > 0) {
      const newOfficeVisitDto = { ...toNewVisitDto(draft, more), ...deposit };
      const { data, error } = await addVisit({
        'idempotency-key': getIdempotencyKey(newOfficeVisitDto),
        newOfficeVisitDto,
      });
      return data ? { data: toAnnouncingBooking(data) } : { error };
    }
    if (base) return edit({ id: base.id, editedBookingDto: toEditedBookingDto(draft, base) });
    const newOfficeBookingDto = { ...toNewBookingDto(draft), ...deposit };
    return add({ 'idempotency-key': getIdempotencyKey(newOfficeBookingDto), newOfficeBookingDto });
  };
  return { save, isSaving: adding.isLoading || addingVisit.isLoading || editing.isLoading };
}

const MOVED_MESSAGE = 'Moved';

/** Returns a function that says what was saved, and offers to undo a change. */
export function useSavedToast() {
  const undoToast = useUndoToast();
  return (saved: ChangedBookingDto, base: OfficeBookingDto | undefined, treatments: number): void => {
    const isVisit = treatments > 1 && !saved.awaited_deposit;
    const message = isVisit ? `Visit booked, ${treatments} treatments` : savedMessage(saved, base);
    if (base) undoToast(saved, message, message === MOVED_MESSAGE);
    else toast({ ...successToast(changeMessage(saved, message)), key: bookingToastKey(NEW_BOOKING) });
  };
}

function savedMessage(booking: OfficeBookingDto, before: OfficeBookingDto | undefined): string {
  if (booking.status === 'confirmed' && before?.status !== 'confirmed') return CONFIRMED_MESSAGE;
  if (booking.awaited_deposit && !before?.awaited_deposit) return HELD_MESSAGE;
  if (!before) return 'Booking created successfully';
  return isSlotChanged(toDraft(booking), toDraft(before)) ? MOVED_MESSAGE : 'Booking updated successfully';
}
