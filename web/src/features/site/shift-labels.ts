import { formatTime, addDays, formatShortDate, formatWeekday } from '../../shared/dates/dates.js';
import type { BookingPreselection } from '../../shared/booking-preselection.js';
import type { TherapistCardDto } from '../../shared/api/generated.js';
import { formatCount } from '../../shared/format-count.js';

type Today = Pick<TherapistCardDto, 'available_now' | 'shift_ends' | 'next_shift' | 'off_today'>;
type SlotsToday = Pick<TherapistCardDto, 'slots_remaining_today' | 'off_today' | 'next_free'>;

/** Label on the card of a therapist without a list of treatments. */
export const ALL_TREATMENTS = 'All treatments';

/**
 * Describes a therapist's presence today: `Here until 5:00 PM`, `Here from 12:00 PM`, `Off today`, `Finished for today`.
 */
export function todayLabel({ available_now, shift_ends, next_shift, off_today }: Today, today: string): string {
  if (available_now) return shift_ends ? `Here until ${formatTime(shift_ends)}` : 'Here now';
  if (next_shift?.date === today) return `Here from ${formatTime(next_shift.start)}`;
  return off_today ? 'Off today' : 'Finished for today';
}

/** Says when a therapist can next be booked, once today has nothing left: `Next free: tomorrow, 9:30 AM`. */
export function aheadLabel(therapist: Today & SlotsToday, today: string): string | undefined {
  const { available_now, next_shift, next_free } = therapist;
  if (next_free) return nextFreeLabel(therapist, today);
  if (available_now || next_shift?.date === today) return undefined;
  if (!next_shift) return 'Back soon. Call us for dates.';
  return `Back ${formatDayAhead(next_shift.date, today)}, ${formatTime(next_shift.start)}`;
}

/** Formats a day: `today`, `tomorrow`, `Wednesday`, from a week ahead on `Fri, Nov 27`. */
export function formatDayAhead(date: string, today: string): string {
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  return date < addDays(today, 7) ? formatWeekday(date) : formatShortDate(date);
}

/** Describes today's slots on a card: `3 slots available today`, or why there are none. */
export function slotsTodayLabel({ slots_remaining_today: left, off_today }: SlotsToday): string {
  if (left === 0 && off_today) return 'Off today';
  return `${formatCount(left, 'slot')} available today`;
}

/**
 * Formats the next free start: `Next free: tomorrow, 9:30 AM`; undefined while today has slots, and when nothing is
 * free.
 */
export function nextFreeLabel({ slots_remaining_today: left, next_free }: SlotsToday, today: string) {
  if (left > 0 || !next_free) return undefined;
  return `Next free: ${formatDayAhead(next_free.date, today)}, ${formatTime(next_free.time)}`;
}

/** Returns the preselection for a press on a therapist: once today has no slots, with the start that the card names. */
export function toPreselection({
  id,
  slots_remaining_today: left,
  next_free: free,
}: { id: string } & SlotsToday): BookingPreselection {
  return left > 0 || !free ? { therapist_id: id } : { therapist_id: id, date: free.date, time: free.time };
}
