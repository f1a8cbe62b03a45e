import { formatNearDay, formatTime } from '../../../../shared/dates/dates.js';
import { hasFreeSlot } from './slots.js';
import type { DayAvailability } from './use-day-availability.js';
import { useNextAvailable, type AvailableStart, type StartCriteria } from './use-next-available.js';
import type { TherapistOption } from '../form/use-booking-options.js';

interface NextAvailableProps {
  /** The chosen date. */
  date: string | undefined;
  criteria: StartCriteria;
  day: DayAvailability;
  therapist: TherapistOption | undefined;
  today: string | undefined;
  onTake: (start: AvailableStart) => void;
}

/** The next free start, when the chosen day or therapist has none left; one press takes it. */
export function NextAvailable({ date, criteria, day, therapist, today, onTake }: NextAvailableProps) {
  // A therapist who does not give the service is free on no day.
  const isKnown = day.slots.length > 0 && therapist?.givesService !== false;
  const isFull = day.slotsRemaining === 0 || (day.slots.length > 0 && !hasFreeSlot(day.slots));
  const next = useNextAvailable(date, {
    ...criteria,
    therapistId: day.isOfTherapist ? criteria.therapistId : undefined,
    isEnabled: isKnown && isFull,
  });
  if (!next) return null;
  return (
    <p className="booking-next-free">
      Next free:{' '}
      <button type="button" className="link" onClick={() => onTake(next)}>
        {formatNearDay(next.date, today)}, {formatTime(next.time)} with {next.therapistName}
      </button>
    </p>
  );
}
