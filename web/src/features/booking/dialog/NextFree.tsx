import { clockTime, longDate } from '../../../shared/dates.js';
import { slotsLeftToChoose } from './slots.js';
import type { BookingFormState } from './use-booking-form.js';
import type { Day } from './use-day.js';
import { useNextFree } from './use-next-free.js';
import type { TherapistChoice } from './use-offer.js';

interface Props {
  form: BookingFormState;
  day: Day;
  therapist: TherapistChoice | undefined;
}

/** Where to go on when the chosen day has nothing left, or not this therapist: one press takes the next free start. */
export function NextFree({ form, day, therapist }: Props) {
  const { booking_date: date, therapist_id: therapistId } = form.draft;
  const isKnown = day.slotsRemaining !== undefined;
  const isAway = therapist?.isOffered === false && day.slots.every((slot) => slot.state !== 'outside_shift');
  const isFull = day.slotsRemaining === 0 || (day.slots.length > 0 && !slotsLeftToChoose(day.slots));
  const next = useNextFree(date, therapistId, { minutes: day.minutes, isFull: isKnown && (isFull || isAway) });
  if (!next) return null;
  return (
    <p className="booking-next-free">
      Next free:{' '}
      <button
        type="button"
        className="link"
        onClick={() => form.set({ booking_date: next.date, booking_time: next.time })}
      >
        {longDate(next.date)}, {clockTime(next.time)}
      </button>
    </p>
  );
}
