import { formatTime } from '../../../../shared/dates/dates.js';
import { findNearestFreeSlots } from '../date-and-time/slots.js';
import type { BookingFormState } from '../form/use-booking-form.js';
import type { VisitStarts } from './use-visit-starts.js';

const MAX_OFFERED = 3;

interface UnavailableStartProps {
  form: BookingFormState;
  starts: VisitStarts;
  /** Explains that a treatment is no longer offered. */
  withdrawn: string | undefined;
}

/** Warns that the picked time is not, or no longer, free for the whole visit, and offers the nearest free ones. */
export function UnavailableStart({ form, starts, withdrawn }: UnavailableStartProps) {
  const { day, start, hasStarts, isComplete, isEmpty } = starts;
  const { booking_time: time } = form.draft;
  const isLost = isComplete && hasStarts && !!time && !start;
  const notice = isEmpty
    ? 'No time on this day fits your whole visit. Choose another day.'
    : isLost && `${formatTime(time)} no longer fits your whole visit. Choose another time.`;
  const nearest = isLost ? findNearestFreeSlots(day.slots, time, MAX_OFFERED) : [];
  return (
    <div className="booking-notice" role="status">
      {withdrawn ?? notice}
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
