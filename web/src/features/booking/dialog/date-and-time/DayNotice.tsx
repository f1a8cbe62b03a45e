import type { DayAvailability } from './use-day-availability.js';

/** The message in place of the times, when none of the day can be chosen. */
export function DayNotice({ day }: { day: DayAvailability }) {
  return (
    <p className="booking-day-notice" role="status">
      {day.notice}
    </p>
  );
}
