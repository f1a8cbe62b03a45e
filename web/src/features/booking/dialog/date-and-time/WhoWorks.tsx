import type { BookingOptions } from '../form/use-booking-options.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import type { DayAvailability } from './use-day-availability.js';

interface WhoWorksProps {
  form: BookingFormState;
  day: DayAvailability;
  bookingOptions: BookingOptions;
}

/** On the chosen therapist's day off: who works instead, each one press away. */
export function WhoWorks({ form, day, bookingOptions: { therapists, unassignedId } }: WhoWorksProps) {
  const others = therapists.filter(
    ({ id, isOffered }) => isOffered && id !== unassignedId && id !== form.draft.therapist_id,
  );
  if (!day.isDayOff || others.length === 0) return null;
  return (
    <p className="booking-next-free">
      Working that day:{' '}
      {others.map(({ id, name }, nth) => (
        <span key={id}>
          {nth > 0 && ', '}
          <button type="button" className="link" onClick={() => form.set({ therapist_id: id })}>
            {name}
          </button>
        </span>
      ))}
    </p>
  );
}
