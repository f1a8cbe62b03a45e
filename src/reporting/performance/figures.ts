import { toAmount } from '../../kernel/money.js';
import type { PerformanceFiguresDto } from './performance.dto.js';

/** The sums of a group of bookings; money in cents. `lead_minutes` sums up those of `lead_bookings`. */
export interface FigureSums extends Pick<
  PerformanceFiguresDto,
  | 'bookings'
  | 'completed'
  | 'no_shows'
  | 'late_cancellations'
  | 'new_clients'
  | 'returning'
  | 'rebooked'
  | 'booked_minutes'
  | 'lead_bookings'
> {
  cents: number;
  lead_minutes: number;
}

export const NO_SUMS: FigureSums = {
  bookings: 0,
  completed: 0,
  no_shows: 0,
  late_cancellations: 0,
  new_clients: 0,
  returning: 0,
  rebooked: 0,
  booked_minutes: 0,
  cents: 0,
  lead_minutes: 0,
  lead_bookings: 0,
};

/**
 * Converts sums to the figures of a group.
 * @param rostered minutes; null for a group without a roster, such as a service
 */
export function toFigures(sums: FigureSums, rostered: number | null): PerformanceFiguresDto {
  const { cents, lead_minutes, ...counts } = sums;
  return {
    ...counts,
    rostered_minutes: rostered,
    revenue: toAmount(cents),
    utilisation: toRate(sums.booked_minutes, rostered ?? 0),
    no_show_rate: toRate(sums.no_shows, sums.completed + sums.no_shows),
    rebooked_rate: toRate(sums.rebooked, sums.completed),
    average_lead_minutes: sums.lead_bookings === 0 ? null : Math.round(lead_minutes / sums.lead_bookings),
  };
}

/** Returns a share to four decimals, 0.25 for a quarter; null when `whole` is 0. */
export function toRate(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((10_000 * part) / whole) / 10_000;
}
