import { formatTime, addDays, formatShortDate, formatWeekday } from '../../shared/dates/dates.js';
import type { TherapistCardDto } from '../../shared/api/generated.js';

type Shift = Pick<TherapistCardDto, 'available_now' | 'shift_ends' | 'next_shift'>;

/** When a therapist is here, said from the shop's day: `Here until 5:00 PM`, `Back tomorrow, 9:00 AM`. */
export function shiftLabel({ available_now, shift_ends, next_shift }: Shift, today: string): string {
  if (available_now) return shift_ends ? `Here until ${formatTime(shift_ends)}` : 'Here now';
  if (!next_shift) return 'Back soon. Call us for dates.';
  const start = formatTime(next_shift.start);
  if (next_shift.date === today) return `Here today from ${start}`;
  if (next_shift.date === addDays(today, 1)) return `Back tomorrow, ${start}`;
  const thisWeek = next_shift.date < addDays(today, 7);
  return `Back ${thisWeek ? formatWeekday(next_shift.date) : formatShortDate(next_shift.date)}, ${start}`;
}
