import type { GapDto, OfficeBookingDto, TodayDto } from '../../../shared/api/generated.js';
import { toMinutes } from '../../../shared/dates/dates.js';

/** A line of the day. */
export type DayEntry =
  | { kind: 'late'; time: string; minutes: number; booking: OfficeBookingDto }
  | { kind: 'now'; time: string }
  | { kind: 'next'; time: string; booking: OfficeBookingDto }
  | { kind: 'gap'; time: string; gap: GapDto };

const ORDER: DayEntry['kind'][] = ['late', 'now', 'next', 'gap'];

/** Returns the lines in the order of time: late clients before now, everything else after it. */
export function toDayEntries({ time, late, next, gaps }: TodayDto): DayEntry[] {
  const entries: DayEntry[] = [
    ...late.map((booking) => ({
      kind: 'late' as const,
      time: booking.booking_time,
      minutes: toMinutes(time) - toMinutes(booking.booking_time),
      booking,
    })),
    { kind: 'now', time },
    ...next.map((booking) => ({ kind: 'next' as const, time: booking.booking_time, booking })),
    ...gaps.map((gap) => ({ kind: 'gap' as const, time: gap.start_time, gap })),
  ];
  return entries.sort((a, b) => a.time.localeCompare(b.time) || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}
