import type { GapDto, OfficeBookingDto, TodayDto } from '../../../shared/api/generated.js';
import { toMinutes } from '../../../shared/dates/dates.js';

/** A line of the day. */
export type DayEntry =
  | { kind: 'late'; time: string; minutes: number; booking: OfficeBookingDto }
  | { kind: 'now'; time: string }
  | { kind: 'next'; time: string; booking: OfficeBookingDto }
  | { kind: 'gap'; time: string; gap: GapDto };

const ORDER: DayEntry['kind'][] = ['late', 'now', 'next', 'gap'];

/** Number of appointments and gaps up to which gaps are shown. */
const MAX_LINES = 12;

/**
 * Returns the lines in the order of time: late clients before now, everything else after it. Everybody who is expected
 * is named; where they are many, only the first gaps are shown beside them, or none.
 */
export function toDayEntries({ time, late, next, gaps }: TodayDto): { entries: DayEntry[]; hiddenGaps: number } {
  const shown = gaps.slice(0, Math.max(0, MAX_LINES - late.length - next.length));
  const entries: DayEntry[] = [
    ...late.map((booking) => ({
      kind: 'late' as const,
      time: booking.booking_time,
      minutes: toMinutes(time) - toMinutes(booking.booking_time),
      booking,
    })),
    { kind: 'now', time },
    ...next.map((booking) => ({ kind: 'next' as const, time: booking.booking_time, booking })),
    ...shown.map((gap) => ({ kind: 'gap' as const, time: gap.start_time, gap })),
  ];
  entries.sort((a, b) => a.time.localeCompare(b.time) || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return { entries, hiddenGaps: gaps.length - shown.length };
}
