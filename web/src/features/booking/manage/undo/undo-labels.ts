import type { ChangedBookingDto } from '../../../../shared/api/generated.js';
import { formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';

type ToldBooking = Pick<ChangedBookingDto, 'client_name' | 'client_told_in_seconds'>;

/**
 * Describes a change, its booking and who is notified of it: `Undone. Maria Silva, Mon, 2 Mar, 9:00 AM. We'll email Maria in 30 seconds.`
 * @param isMoved adds the therapist, who may be another one now
 */
export function changeMessage(booking: ChangedBookingDto, done: string, isMoved = false): string {
  const { booking_date, booking_time, therapist_name } = booking;
  const which = `${formatClientName(booking)}, ${formatShortDate(booking_date)}, ${formatTime(booking_time)}${isMoved ? ` with ${therapist_name}` : ''}`;
  return [done, which, mailMessage(booking)].flatMap((part) => (part ? [`${part}.`] : [])).join(' ');
}

/** Says who is emailed, and when: `We'll email Maria in 30 seconds`; null where no mail goes. */
export function mailMessage({ client_name, client_told_in_seconds: seconds }: ToldBooking): string | null {
  if (seconds === null) return null;
  const [firstName = client_name] = client_name.split(' ');
  return seconds === 0 ? `We'll email ${firstName}` : `We'll email ${firstName} in ${seconds} seconds`;
}
