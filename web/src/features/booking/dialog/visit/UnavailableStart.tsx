import { formatTime } from '../../../../shared/dates/dates.js';
import { findNearestFreeSlots } from '../date-and-time/slots.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import type { VisitStarts } from './use-visit-starts.js';

const MAX_OFFERED = 3;

/** Warns that the picked time is not, or no longer, free for the whole visit, and offers the nearest free ones. */
export function UnavailableStart({
  form,
  starts: { day, start, hasStarts, isComplete },
}: {
  form: BookingFormState;
  starts: VisitStarts;
}) {
  const { booking_time: time } = form.draft;
  const isLost = isComplete && hasStarts && !!time && !start;
  const nearest = isLost ? findNearestFreeSlots(day.slots, time, MAX_OFFERED) : [];
  return (
    <div className="booking-notice" role="status">
      {isLost && `The whole visit is not free at ${formatTime(time)}. Choose another time.`}
      {nearest.length > 0 && (
        <span className="booking-notice-starts">
          {nearest.map((each) => (
            <button key={each} type="button" className="button" onClick={() => form.set({ booking_time: each })}>
              Take {formatTime(each)}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}
