import type { LeaveDto } from '../../../../../shared/api/generated.js';
import { formatTime } from '../../../../../shared/dates/dates.js';

/** Describes leave: `on leave, 9:00 AM to 12:00 PM`. */
export function toLeaveLabel({ status, start_time, end_time }: LeaveDto): string {
  const hours = start_time && end_time ? `, ${formatTime(start_time)} to ${formatTime(end_time)}` : '';
  return `${status === 'asked' ? 'leave requested' : 'on leave'}${hours}`;
}
