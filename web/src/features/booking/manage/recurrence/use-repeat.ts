import { skipToken } from '@reduxjs/toolkit/query';
import {
  type NewOfficeBookingDto,
  type OfficeBookingDto,
  useAddRecurrenceMutation,
  usePreviewNewRecurrenceQuery,
  usePreviewRecurrenceQuery,
  useRepeatBookingMutation,
} from '../../../../shared/api/generated.js';
import { useIdempotencyKey } from '../../../../shared/api/use-idempotency-key.js';
import type { RepetitionDraft } from './RepetitionFields.js';

/** What repeats: a booking, or one that is still to be made as the editor has it. */
export type Repeated = { booking: OfficeBookingDto } | { draft: NewOfficeBookingDto };

/** Previews the days of a series while what was entered makes sense. */
export function useRepeatPreview(repeated: Repeated, draft: RepetitionDraft) {
  const { weeks, ends, count, until, therapistId: therapist_id } = draft;
  const end = ends === 'count' ? count !== null && count >= 2 && { count } : until !== undefined && { until };
  const repetition = end && { weeks, ...end };
  const ofBooking = usePreviewRecurrenceQuery(
    'booking' in repeated && repetition
      ? { id: repeated.booking.id, repetitionDto: { ...repetition, therapist_id } }
      : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  const ofNew = usePreviewNewRecurrenceQuery(
    'draft' in repeated && repetition
      ? { newRepetitionDto: { ...toWanted(repeated.draft), ...repetition, therapist_id } }
      : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  return 'booking' in repeated ? ofBooking : ofNew;
}

const toWanted = ({ service_id, booking_date, booking_time, booking_duration }: NewOfficeBookingDto) => ({
  ...{ service_id, booking_date, booking_time },
  ...(booking_duration !== undefined && { booking_duration }),
});

interface Place {
  therapist_id: string;
  booking_date: string;
  booking_time: string;
}

/** Books the chosen days: all of them or none. */
export function useRepeat(repeated: Repeated) {
  const [repeat, repeating] = useRepeatBookingMutation();
  const [add, adding] = useAddRecurrenceMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const send = (weeks: number, chosen: readonly Place[]) => {
    const places = chosen.map(({ therapist_id, booking_date, booking_time }) => ({
      ...{ therapist_id, booking_date, booking_time },
    }));
    if ('booking' in repeated) {
      const { id, version } = repeated.booking;
      const repeatBookingDto = { version, weeks, places };
      return repeat({ id, 'idempotency-key': getIdempotencyKey(repeatBookingDto), repeatBookingDto });
    }
    const { status, room_id, ...draft } = repeated.draft;
    const newRecurringDto = { ...draft, weeks, places };
    return add({ 'idempotency-key': getIdempotencyKey(newRecurringDto), newRecurringDto });
  };
  return { send, isSending: repeating.isLoading || adding.isLoading };
}
