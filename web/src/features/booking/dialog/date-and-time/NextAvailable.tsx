import { formatNearDay, formatTime } from '../../../../shared/dates/dates.js';
import { hasFreeSlot } from './slots.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import type { DayAvailability } from './use-day-availability.js';
import { useNextAvailable } from './use-next-available.js';
import type { TherapistOption } from '../form/use-booking-options.js';

interface NextAvailableProps {
  form: BookingFormState;
  day: DayAvailability;
  therapist: TherapistOption | undefined;
  today: string | undefined;
  /** The last date that can be booked. */
  last: string | undefined;
}

/** Where to go on when the chosen day has nothing left, or not this therapist: one press takes the next free start. */
export function NextAvailable({ form, day, therapist, today, last }: NextAvailableProps) {
  const { booking_date: date, therapist_id: therapistId, service_id: serviceId } = form.draft;
  // No day is free of a treatment that is not given.
  const isKnown = day.slots.length > 0 && therapist?.givesService !== false;
  const isFull = day.slotsRemaining === 0 || (day.slots.length > 0 && !hasFreeSlot(day.slots));
  const next = useNextAvailable(date, {
    serviceId,
    therapistId: day.isOfTherapist ? therapistId : undefined,
    last,
    isEnabled: isKnown && isFull,
    readAt: day.readAt,
  });
  if (!next) return null;
  return (
    <p className="booking-next-free">
      Next free:{' '}
      <button
        type="button"
        className="link"
        onClick={() => form.set({ booking_date: next.date, booking_time: next.time, therapist_id: next.therapistId })}
      >
        {formatNearDay(next.date, today)}, {formatTime(next.time)} with {next.therapistName}
      </button>
    </p>
  );
}
