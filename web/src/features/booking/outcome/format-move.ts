import type { CustomerBookingDto, MovedFromDto } from '../../../shared/api/generated.js';
import { formatDayAndMonth, formatTime } from '../../../shared/dates/dates.js';

/**
 * Describes a move: `Moved from Thursday, November 26, 2:30 PM to Friday, November 27, 3:00 PM.`; with another
 * therapist at the same time `Moved from Mei to Ana.`.
 */
export function formatMove(from: MovedFromDto, to: CustomerBookingDto): string {
  const isSameTime = from.booking_date === to.booking_date && from.booking_time === to.booking_time;
  if (isSameTime) return `Moved from ${from.therapist_name} to ${to.therapist_name}.`;
  const isSamePerson = from.is_unassigned || from.therapist_name === to.therapist_name;
  const [before, after] = isSamePerson ? ['', ''] : [` with ${from.therapist_name}`, ` with ${to.therapist_name}`];
  return `Moved from ${formatStart(from)}${before} to ${formatStart(to)}${after}.`;
}

const formatStart = ({ booking_date, booking_time }: Pick<MovedFromDto, 'booking_date' | 'booking_time'>) =>
  `${formatDayAndMonth(booking_date)}, ${formatTime(booking_time)}`;
