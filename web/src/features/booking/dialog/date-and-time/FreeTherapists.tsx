import type { BookingOptions } from '../form/use-booking-options.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import type { DayAvailability } from './use-day-availability.js';

interface FreeTherapistsProps {
  form: BookingFormState;
  day: DayAvailability;
  bookingOptions: BookingOptions;
}

/** The therapists who are free on the chosen one's day off, each to be chosen with one press. */
export function FreeTherapists({ form, day, bookingOptions: { therapists } }: FreeTherapistsProps) {
  const { booking_date: date, therapist_id: chosen } = form.draft;
  const free = therapists.filter(({ id, nextFree }) => day.isDayOff && id !== chosen && nextFree?.date === date);
  if (free.length === 0) return null;
  return (
    <p className="booking-next-free">
      Free that day:{' '}
      {free.map(({ id, name }, nth) => (
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
