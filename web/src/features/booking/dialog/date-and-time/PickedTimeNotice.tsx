import { formatTime } from '../../../../shared/dates/dates.js';
import { findNearestFreeSlot, formatPickedSlotNotice } from './slots.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import type { DayAvailability } from './use-day-availability.js';
import type { TherapistOption } from '../form/use-booking-options.js';

interface PickedTimeNoticeProps {
  form: BookingFormState;
  day: DayAvailability;
  therapist: TherapistOption | undefined;
}

/** Keeps a picked time that is not, or no longer, free: says so and offers the nearest one that is. */
export function PickedTimeNotice({ form, day, therapist }: PickedTimeNoticeProps) {
  const picked = day.slots.find((slot) => slot.start === form.draft.booking_time);
  // Said for the whole day already.
  const notice = day.notice ? undefined : formatPickedSlotNotice(picked, therapist?.name ?? '');
  const nearest = notice && picked && findNearestFreeSlot(day.slots, picked.start);
  return (
    <p className="booking-notice" role="status">
      {notice}{' '}
      {nearest && (
        <button type="button" className="link" onClick={() => form.set({ booking_time: nearest })}>
          Take {formatTime(nearest)}
        </button>
      )}
    </p>
  );
}
