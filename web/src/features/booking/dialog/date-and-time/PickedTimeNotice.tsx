import { formatTime } from '../../../../shared/dates/dates.js';
import { focusField } from '../fields/focus-field.js';
import { findNearestFreeSlots, formatPickedTimeNotice } from './slots.js';
import type { DayAvailability } from './use-day-availability.js';
import type { TherapistOption } from '../form/use-booking-options.js';

interface PickedTimeNoticeProps {
  /** The picked time, `HH:mm`. */
  time: string | undefined;
  day: DayAvailability;
  therapist: TherapistOption | undefined;
  /** What else speaks against the choice, where the time does not. */
  other?: string | undefined;
  /** What the form's button does about a time that is not free; left out where it does nothing. */
  alternative?: string | undefined;
  onTake: (time: string) => void;
}

const MAX_OFFERED = 3;

/**
 * Warns that the picked time is not, or no longer, free, wherever the page is scrolled to, and offers the nearest free
 * ones.
 */
export function PickedTimeNotice({ time, day, therapist, alternative, other, onTake }: PickedTimeNoticeProps) {
  const name = therapist?.name ?? 'The chosen therapist';
  const notice = formatPickedTimeNotice(time, day.slots, {
    therapist: name,
    alternative,
    isOfAnybody: !day.isOfTherapist && !day.isOnRequest,
  });
  const nearest = notice && time ? findNearestFreeSlots(day.slots, time, MAX_OFFERED) : [];
  return (
    <div className="booking-notice" role="status">
      {notice ?? other}
      {!notice && other && (
        <button type="button" className="button" onClick={() => focusField('booking_time')}>
          See other times
        </button>
      )}
      {nearest.length > 0 && (
        <span className="booking-notice-starts">
          {nearest.map((start) => (
            <button key={start} type="button" className="button" onClick={() => onTake(start)}>
              Take {formatTime(start)}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}
