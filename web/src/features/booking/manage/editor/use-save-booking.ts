import {
  useAddBookingMutation,
  useEditBookingMutation,
  type OfficeBookingDto,
} from '../../../../shared/api/generated.js';
import { useIdempotencyKey } from '../../../../shared/api/use-idempotency-key.js';
import { CONFIRMED_MESSAGE } from '../booking-messages.js';
import { type Draft, toEditedBookingDto, toNewBookingDto } from './editor-draft.js';

/** Makes a booking of the draft, or changes the one it began with. */
export function useSaveBooking() {
  const [add, adding] = useAddBookingMutation();
  const [edit, editing] = useEditBookingMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const save = (draft: Draft, base: OfficeBookingDto | undefined) => {
    if (base) return edit({ id: base.id, editedBookingDto: toEditedBookingDto(draft, base) });
    const newOfficeBookingDto = toNewBookingDto(draft);
    return add({ 'idempotency-key': getIdempotencyKey(newOfficeBookingDto), newOfficeBookingDto });
  };
  return { save, isSaving: adding.isLoading || editing.isLoading };
}

/** What is said once it is saved. */
export function savedMessage(booking: OfficeBookingDto, before: OfficeBookingDto | undefined): string {
  if (booking.status === 'confirmed' && before?.status !== 'confirmed') return CONFIRMED_MESSAGE;
  return before ? 'Booking updated successfully' : 'Booking created successfully';
}
