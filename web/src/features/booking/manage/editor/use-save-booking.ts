import {
  useAddBookingMutation,
  useAddVisitMutation,
  useEditBookingMutation,
  type ChangedBookingDto,
  type OfficeBookingDto,
} from '../../../../shared/api/generated.js';
import { useIdempotencyKey } from '../../../../shared/api/use-idempotency-key.js';
import { CONFIRMED_MESSAGE } from '../booking-messages.js';
import { type MorePart, toNewVisitDto } from '../visits/more-parts.js';
import { toAnnouncingBooking } from '../visits/announcing-booking.js';
import { type Draft, toEditedBookingDto, toNewBookingDto } from './editor-draft.js';

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
  ): Promise<{ data?: ChangedBookingDto | undefined; error?: unknown }> => {
    if (!base && more.length > 0) {
      const newOfficeVisitDto = toNewVisitDto(draft, more);
      const { data, error } = await addVisit({
        'idempotency-key': getIdempotencyKey(newOfficeVisitDto),
        newOfficeVisitDto,
      });
      return data ? { data: toAnnouncingBooking(data) } : { error };
    }
    if (base) return edit({ id: base.id, editedBookingDto: toEditedBookingDto(draft, base) });
    const newOfficeBookingDto = toNewBookingDto(draft);
    return add({ 'idempotency-key': getIdempotencyKey(newOfficeBookingDto), newOfficeBookingDto });
  };
  return { save, isSaving: adding.isLoading || addingVisit.isLoading || editing.isLoading };
}

/** What is said once it is saved. */
export function savedMessage(booking: OfficeBookingDto, before: OfficeBookingDto | undefined): string {
  if (booking.status === 'confirmed' && before?.status !== 'confirmed') return CONFIRMED_MESSAGE;
  return before ? 'Booking updated successfully' : 'Booking created successfully';
}
