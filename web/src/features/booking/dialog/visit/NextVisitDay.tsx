import type { useNextVisitDay } from './use-next-visit-day.js';

interface NextVisitDayProps {
  next: ReturnType<typeof useNextVisitDay>;
  /** What may help where no day has one. */
  hint: string;
  onTake: (start: { booking_date: string; booking_time: string }) => void;
}

/** Where to go on when a day has no time for the whole visit. */
export function NextVisitDay({ next: { find, isLooking, outcome }, hint, onTake }: NextVisitDayProps) {
  if (outcome === 'none') return <p className="booking-next-free">No later day for all of it was found. {hint}</p>;
  const take = async () => {
    const found = await find();
    if (found) onTake({ booking_date: found.date, booking_time: found.start.time });
  };
  return (
    <p className="booking-next-free">
      {outcome === 'failed' && 'The days after it could not be read. '}
      <button type="button" className="link" disabled={isLooking} onClick={() => void take()}>
        {isLooking ? 'Looking for the next time...' : 'Take the next time for all of it'}
      </button>
    </p>
  );
}
