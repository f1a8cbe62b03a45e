import {
  useAddBookingMutation,
  useEditBookingMutation,
  type OfficeBookingDto,
} from '../../../../shared/api/generated.js';
import { useSendingKey } from '../../../../shared/api/use-sending-key.js';
import { confirmedWords } from '../booking-words.js';
import { type Draft, editedBookingOf, newBookingOf } from './editor-draft.js';

/** Makes a booking of the draft, or changes the one it began with. */
export function useSaveBooking() {
  const [add, adding] = useAddBookingMutation();
  const [edit, editing] = useEditBookingMutation();
  const keyFor = useSendingKey();
  const save = (draft: Draft, base: OfficeBookingDto | undefined) => {
    if (base) return edit({ id: base.id, editedBookingDto: editedBookingOf(draft, base.version) });
    const newOfficeBookingDto = newBookingOf(draft);
    return add({ 'idempotency-key': keyFor(newOfficeBookingDto), newOfficeBookingDto });
  };
  return { save, isSaving: adding.isLoading || editing.isLoading };
}

/** What is said once it is saved. */
export function savedWords(booking: OfficeBookingDto, before: OfficeBookingDto | undefined): string {
  if (booking.status === 'confirmed' && before?.status !== 'confirmed') return confirmedWords(booking);
  return before ? 'Booking updated successfully' : 'Booking created successfully';
}
