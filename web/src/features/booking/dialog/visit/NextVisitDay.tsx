import type { BookingFormState } from '../form/use-booking-form.js';
import type { VisitStarts } from './use-visit-starts.js';

interface NextVisitDayProps {
  form: BookingFormState;
  next: VisitStarts['next'];
}

/** Where to go on when a day has no time for the whole visit. */
export function NextVisitDay({ form, next: { find, isLooking, hasFound } }: NextVisitDayProps) {
  if (!hasFound)
    return <p className="booking-next-free">Nor in the three weeks after it. Another therapist may help.</p>;
  const take = async () => {
    const found = await find();
    if (found) form.set({ booking_date: found.date, booking_time: found.start.time });
  };
  return (
    <p className="booking-next-free">
      <button type="button" className="link" disabled={isLooking} onClick={() => void take()}>
        {isLooking ? 'Looking for the next time...' : 'Take the next time for all of it'}
      </button>
    </p>
  );
}
