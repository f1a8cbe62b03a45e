import dayjs from 'dayjs';
import type { DayRevenueDto } from '../../../shared/api/generated.js';
import { dateKey } from '../../../shared/dates.js';
import { mondayOf } from './report-wish.js';

/** Revenue of a day, or of a week or month where days would be too many to look at. Amounts add up exactly. */
export interface Bar {
  key: string;
  label: string;
  bookings: number;
  completed: number;
  confirmed: number;
  pending: number;
  total: number;
}

export type BarUnit = 'day' | 'week' | 'month';

/** Up to so many days, bars are days, or weeks. */
const [longestInDays, longestInWeeks] = [31, 200];

export function unitOf(start: string, end: string): BarUnit {
  const days = dayjs(end).diff(start, 'day') + 1;
  return days <= longestInDays ? 'day' : days <= longestInWeeks ? 'week' : 'month';
}

/** A bar for each day, week or month of the range; of months only those from the first with bookings to the last. */
export function barsOf(days: DayRevenueDto[], start: string, end: string): Bar[] {
  const unit = unitOf(start, end);
  const [from, to] = unit === 'month' ? [days[0]?.day ?? start, days.at(-1)?.day ?? start] : [start, end];
  const bars = new Map<string, Bar>();
  for (let key = keyOf(from, unit); key <= to; key = dateKey(dayjs(key).add(1, unit)))
    bars.set(key, { key, label: labelOf(key, unit, from, to), bookings: 0, completed: 0, confirmed: 0, pending: 0, total: 0 });
  for (const day of days) {
    const bar = bars.get(keyOf(day.day, unit));
    if (!bar) continue;
    bar.bookings += day.booking_count;
    bar.completed = plus(bar.completed, day.completed);
    bar.confirmed = plus(bar.confirmed, day.confirmed);
    bar.pending = plus(bar.pending, day.pending);
    bar.total = plus(bar.total, day.total_revenue);
  }
  return [...bars.values()];
}

function keyOf(day: string, unit: BarUnit): string {
  return unit === 'day' ? day : unit === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`;
}

function labelOf(key: string, unit: BarUnit, from: string, to: string): string {
  if (unit === 'month') return dayjs(key).format('MMM YYYY');
  return dayjs(key).format(unit === 'day' && dayjs(to).diff(from, 'day') < 7 ? 'ddd D' : 'D MMM');
}

/** Money has cents; sums of binary fractions do not. */
const plus = (one: number, other: number) => Math.round((one + other) * 100) / 100;
