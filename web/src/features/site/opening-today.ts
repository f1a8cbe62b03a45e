import type { ShopDto } from '../../shared/api/generated.js';

/** Describes the shop's day by its own clock: `Open today until 10pm`. */
export function formatOpeningToday({ open_today: day, local_now }: Pick<ShopDto, 'open_today' | 'local_now'>): string {
  if (!day) return 'Closed today';
  const now = local_now.slice(11, 16);
  if (now < day.opens) return `Open today ${formatShortTime(day.opens)} to ${formatShortTime(day.closes)}`;
  // A shop that closes at or after midnight is open for the rest of its day.
  const open = now < day.closes || day.closes <= day.opens;
  return open ? `Open today until ${formatShortTime(day.closes)}` : 'Closed for today';
}

/** Formats a time: `21:30` → `9:30pm`, `09:00` → `9am`. */
function formatShortTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}${hour < 12 ? 'am' : 'pm'}`;
}
