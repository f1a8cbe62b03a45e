import { formatTime, addDays, formatShortDate, formatWeekday } from '../../shared/dates/dates.js';
import type { TherapistCardDto } from '../../shared/api/generated.js';

type Shift = Pick<TherapistCardDto, 'available_now' | 'shift_ends' | 'next_shift'>;
type SlotsToday = Pick<TherapistCardDto, 'slots_remaining_today' | 'off_today' | 'next_free'>;

/** When a therapist is here, said from the shop's day: `Here until 5:00 PM`, `Back tomorrow, 9:00 AM`. */
export function shiftLabel({ available_now, shift_ends, next_shift }: Shift, today: string): string {
  if (available_now) return shift_ends ? `Here until ${formatTime(shift_ends)}` : 'Here now';
  if (!next_shift) return 'Back soon. Call us for dates.';
  const start = formatTime(next_shift.start);
  if (next_shift.date === today) return `Here today from ${start}`;
  return `Back ${formatDayAhead(next_shift.date, today)}, ${start}`;
}

/** `today`, `tomorrow`, `Wednesday`, `Fri, Nov 27`: the nearer the plainer. */
export function formatDayAhead(date: string, today: string): string {
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  return date < addDays(today, 7) ? formatWeekday(date) : formatShortDate(date);
}

/** What a card says of today: `3 slots available today`, or why there are none. */
export function slotsTodayLabel({ slots_remaining_today: left, off_today }: SlotsToday): string {
  if (left === 0 && off_today) return 'Off today';
  return `${left} ${left === 1 ? 'slot' : 'slots'} available today`;
}

/** `Next free: tomorrow, 9:30 AM`; undefined while today has something, and when nothing is free. */
export function nextFreeLabel({ slots_remaining_today: left, next_free }: SlotsToday, today: string) {
  if (left > 0 || !next_free) return undefined;
  return `Next free: ${formatDayAhead(next_free.date, today)}, ${formatTime(next_free.time)}`;
}
