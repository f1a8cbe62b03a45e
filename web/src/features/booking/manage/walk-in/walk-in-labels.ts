import type { ChangedBookingDto, TimeSlotDto, WalkInTherapistDto } from '../../../../shared/api/generated.js';
import { addMinutes, formatTime } from '../../../../shared/dates/dates.js';
import { formatMinutes } from '../../../../shared/dates/format-minutes.js';
import { mailMessage } from '../undo/undo-labels.js';

const EARLIER_STARTS = 4;
const LATER_STARTS = 4;

/** Lists the shop's starts around the current time, in order. */
export function listStarts(timeSlots: readonly Pick<TimeSlotDto, 'start_time'>[], now: string): string[] {
  const times = [...new Set(timeSlots.map(({ start_time }) => start_time.slice(0, 5)))].sort();
  const next = times.filter((time) => time > now).slice(0, LATER_STARTS);
  return [...times.filter((time) => time <= now).slice(-EARLIER_STARTS), ...next];
}

/** Finds the chosen time among the starts around now; undefined where the walk-in starts now. */
export const findStart = (starts: readonly string[], chosen: string, now: string | undefined): string | undefined =>
  chosen !== now && starts.includes(chosen) ? chosen : undefined;

/** Returns options: `Now, 3:07 PM`, then the starts to come, then those that have passed. */
export function toStartOptions(starts: readonly string[], now: string) {
  const later = starts.filter((time) => time > now).map((time) => ({ value: time, label: formatTime(time) }));
  const earlier = starts
    .filter((time) => time < now)
    .toReversed()
    .map((time) => ({ value: time, label: `${formatTime(time)}, passed` }));
  return [{ value: '', label: `Now, ${formatTime(now)}` }, ...later, ...earlier];
}

/**
 * Describes how long a therapist is free: `Free for 1 h 25 min, then Ann Lee`; says so where the shift ends before the
 * treatment would.
 */
export function freeLabel(therapist: Pick<WalkInTherapistDto, 'free_minutes' | 'next_client' | 'duration'>) {
  const { free_minutes, next_client, duration } = therapist;
  const label = `Free for ${formatMinutes(free_minutes ?? 0)}`;
  if (next_client) return `${label}, then ${next_client}`;
  return (free_minutes ?? 0) < duration ? `${label}, then the shift ends` : label;
}

type BookedWalkIn = Pick<
  ChangedBookingDto,
  'client_name' | 'service_name' | 'therapist_name' | 'booking_time' | 'booking_duration' | 'client_told_in_seconds'
>;

/**
 * Returns the message for a booked walk-in, and who is emailed: `Ann Lee is here: Swedish Massage with Mei, 3:07 PM
 * to 4:07 PM. We'll email Ann in 30 seconds.`
 */
export function hereMessage(booking: BookedWalkIn): string {
  const { client_name, service_name, therapist_name, booking_time, booking_duration } = booking;
  const end = formatTime(addMinutes(booking_time, booking_duration));
  const told = mailMessage(booking);
  const here = `${client_name} is here: ${service_name} with ${therapist_name}, ${formatTime(booking_time)} to ${end}.`;
  return told ? `${here} ${told}.` : here;
}
