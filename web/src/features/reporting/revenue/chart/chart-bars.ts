import dayjs from 'dayjs';
import type { DayRevenueDto } from '../../../../shared/api/generated.js';
import { daysBetween, toDateKey, toMonday } from '../../../../shared/dates/dates.js';

/** Revenue of a day, or of a week or month where days would be too many. Amounts add up exactly. */
export interface Bar {
  key: string;
  label: string;
  bookings: number;
  completed: number;
  confirmed: number;
  pending: number;
  total: number;
}

type BarUnit = 'day' | 'week' | 'month';

/** Maximum number of days for bars of a day, and for bars of a week; longer ranges have bars of a month. */
const [MAX_DAYS_AS_DAYS, MAX_DAYS_AS_WEEKS] = [31, 200];

export function chooseBarUnit(start: string, end: string): BarUnit {
  const days = daysBetween(start, end) + 1;
  return days <= MAX_DAYS_AS_DAYS ? 'day' : days <= MAX_DAYS_AS_WEEKS ? 'week' : 'month';
}

/**
 * Returns a bar for each day, week or month of the range; of months only those from the first with bookings to the
 * last.
 */
export function toBars(days: DayRevenueDto[], start: string, end: string): Bar[] {
  const unit = chooseBarUnit(start, end);
  const [from, to] = unit === 'month' ? [days[0]?.day ?? start, days.at(-1)?.day ?? start] : [start, end];
  const bars = new Map<string, Bar>();
  for (let key = toBarKey(from, unit); key <= to; key = toDateKey(dayjs(key).add(1, unit)))
    bars.set(key, {
      key,
      label: formatBarLabel(key, unit, from, to),
      bookings: 0,
      completed: 0,
      confirmed: 0,
      pending: 0,
      total: 0,
    });
  for (const day of days) {
    const bar = bars.get(toBarKey(day.day, unit));
    if (!bar) continue;
    bar.bookings += day.booking_count;
    bar.completed = addAmounts(bar.completed, day.completed);
    bar.confirmed = addAmounts(bar.confirmed, day.confirmed);
    bar.pending = addAmounts(bar.pending, day.pending);
    bar.total = addAmounts(bar.total, day.total_revenue);
  }
  return [...bars.values()];
}

function toBarKey(day: string, unit: BarUnit): string {
  return unit === 'day' ? day : unit === 'week' ? toMonday(day) : `${day.slice(0, 7)}-01`;
}

function formatBarLabel(key: string, unit: BarUnit, from: string, to: string): string {
  if (unit === 'month') return dayjs(key).format('MMM YYYY');
  return dayjs(key).format(unit === 'day' && daysBetween(from, to) < 7 ? 'ddd D' : 'D MMM');
}

/** Adds amounts in dollars and rounds to cents, which sums of binary fractions miss. */
const addAmounts = (one: number, other: number) => Math.round((one + other) * 100) / 100;
