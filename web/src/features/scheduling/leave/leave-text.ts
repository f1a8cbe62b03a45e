import type { LeaveBookingDto, LeaveDto } from '../../../shared/api/generated.js';
import { formatDateAndYear, formatShortDate, formatTime } from '../../../shared/dates/dates.js';
import { formatCount } from '../../../shared/format-count.js';

export const KIND_OPTIONS = [
  { value: 'annual', label: 'Annual' },
  { value: 'sick', label: 'Sick' },
  { value: 'training', label: 'Training' },
  { value: 'other', label: 'Other' },
] as const satisfies { value: LeaveDto['kind']; label: string }[];

const KIND_LABELS: Record<LeaveDto['kind'], string> = {
  annual: 'Annual leave',
  sick: 'Sick leave',
  training: 'Training',
  other: 'Other leave',
};

export const STATUS_LABELS: Record<LeaveDto['status'], string> = {
  asked: 'Requested',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

type Days = Pick<LeaveDto, 'first_date' | 'last_date' | 'start_time' | 'end_time' | 'repeats_until'>;

/**
 * Formats the days of leave: `Mon, Dec 7 to Fri, Dec 11, 2026, 9:00 AM to 12:00 PM, each week until Fri, Dec 25, 2026`.
 */
export function formatLeaveDays({ first_date, last_date, start_time, end_time, repeats_until }: Days): string {
  const isOneYear = first_date.slice(0, 4) === last_date.slice(0, 4);
  const first = (isOneYear ? formatShortDate : formatDateAndYear)(first_date);
  const last = formatDateAndYear(last_date);
  return [
    first_date === last_date ? last : `${first} to ${last}`,
    ...(start_time && end_time ? [`${formatTime(start_time)} to ${formatTime(end_time)}`] : []),
    ...(repeats_until ? [`each week until ${formatDateAndYear(repeats_until)}`] : []),
  ].join(', ');
}

export const formatKind = ({ kind }: Pick<LeaveDto, 'kind'>): string => KIND_LABELS[kind];

/** Counts bookings in words: `2 bookings`. */
export const formatBookings = (bookings: readonly LeaveBookingDto[]): string => formatCount(bookings.length, 'booking');

/** Whether leave falls on a day. */
export function fallsOn({ first_date, last_date, repeats_until }: Days, date: string): boolean {
  if (date < first_date || date > (repeats_until ?? last_date)) return false;
  const daysSince = (to: string) => Math.round((Date.parse(to) - Date.parse(first_date)) / 86_400_000);
  return repeats_until ? daysSince(date) % 7 <= daysSince(last_date) : true;
}
