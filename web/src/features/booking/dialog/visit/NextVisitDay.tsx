import type { useNextVisitDay } from './use-next-visit-day.js';

interface NextVisitDayProps {
  next: ReturnType<typeof useNextVisitDay>;
  /** A suggestion for when no day has a time. */
  hint: string;
  onTake: (start: { booking_date: string; booking_time: string }) => void;
}

/** A button that finds the next day with a time for the whole visit. */
export function NextVisitDay({ next: { find, isLooking, outcome }, hint, onTake }: NextVisitDayProps) {
  if (outcome === 'none')
    return <p className="booking-next-free">No later day has a time for your whole visit. {hint}</p>;
  const take = async () => {
    const found = await find();
    if (found) onTake({ booking_date: found.date, booking_time: found.start.time });
  };
  return (
    <p className="booking-next-free">
      {outcome === 'failed' && 'The days after it could not be loaded. '}
      <button type="button" className="link" disabled={isLooking} onClick={() => void take()}>
        {isLooking ? 'Looking for the next time...' : 'Use the next available time'}
      </button>
    </p>
  );
}
