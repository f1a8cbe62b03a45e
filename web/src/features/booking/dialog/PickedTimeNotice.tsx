import { clockTime } from '../../../shared/dates.js';
import { nearestFree, pickedSlotNotice } from './slots.js';
import type { BookingFormState } from './use-booking-form.js';
import type { Day } from './use-day.js';
import type { TherapistChoice } from './use-offer.js';

interface Props {
  form: BookingFormState;
  day: Day;
  therapist: TherapistChoice | undefined;
}

/** Keeps a picked time that is not, or no longer, free: says so and offers the nearest one that is. */
export function PickedTimeNotice({ form, day, therapist }: Props) {
  const picked = day.slots.find((slot) => slot.start === form.draft.booking_time);
  const notice = pickedSlotNotice(picked, therapist?.name ?? '');
  const nearest = notice && picked && nearestFree(day.slots, picked.start);
  return (
    <p className="booking-notice" role="status">
      {notice}{' '}
      {nearest && (
        <button type="button" className="link" onClick={() => form.set({ booking_time: nearest })}>
          Take {clockTime(nearest)}
        </button>
      )}
    </p>
  );
}
