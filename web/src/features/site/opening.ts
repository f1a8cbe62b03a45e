import type { ShopView } from '../../shared/api/public-api.js';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `Open today until 10pm`, `Closed for today`: the shop's hours seen from its own clock. */
export function openingToday({ hours, local_now }: Pick<ShopView, 'hours' | 'local_now'>): string {
  const weekday = new Date(`${local_now.slice(0, 10)}T00:00Z`).getUTCDay();
  const [open, close] = hours.find(({ days }) => covers(days, weekday))?.hours.split('-') ?? [];
  if (!open || !close) return 'Closed today';
  const now = minutesOf(local_now.slice(11, 16));
  if (now < minutesOf(open)) return `Open today ${open} to ${close}`;
  // Midnight as a closing time ends the day that it closes.
  return now < (minutesOf(close) || 24 * 60) ? `Open today until ${close}` : 'Closed for today';
}

/** Whether a line's days, `Mon-Fri` or `Sunday`, hold the weekday (0 is Sunday). */
function covers(days: string, weekday: number): boolean {
  const [first = -1, last = first] = days.split('-').map((day) => DAYS.indexOf(day.slice(0, 3)));
  return first <= last ? first <= weekday && weekday <= last : first <= weekday || weekday <= last;
}

/** `9:30pm` and `21:30` in minutes after midnight. */
function minutesOf(time: string): number {
  const [, hour = 0, minute = 0, half] = /^(\d+)(?::(\d+))?(am|pm)?$/.exec(time) ?? [];
  return ((Number(hour) % (half ? 12 : 24)) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute);
}
