import { amountOf } from '../../platform/money.js';
import type { AsOfDto } from './as-of.dto.js';
import type { DayRevenueDto, RevenueReportDto } from './revenue-report.dto.js';
import type { DaySum, PartSum, RevenueSum } from './revenue-sums.js';

/** The report that sums come to. */
export function reportOf(sums: readonly RevenueSum[], currency: string, as_of: AsOfDto): RevenueReportDto {
  const days = sums.filter((sum) => sum.part === 'day').sort((a, b) => (a.id < b.id ? -1 : 1));
  const partsOf = (wanted: PartSum['part']) => sums.filter((sum): sum is PartSum => sum.part === wanted).sort(byRevenue);
  const all = bookedIn(days);
  const average = all.booking_count === 0 ? 0 : Math.round(centsIn(days) / all.booking_count);
  return {
    summary: { ...all, average_booking_value: amountOf(average) },
    services: partsOf('service').map((sum) => ({ service_id: sum.id, service_name: sum.name, ...bookedIn([sum]) })),
    therapists: partsOf('therapist').map((sum) => ({ therapist_id: sum.id, therapist_name: sum.name, ...bookedIn([sum]) })),
    days: [...Map.groupBy(days, ({ id }) => id)].map(([day, ofDay]) => dayOf(day, ofDay)),
    currency,
    other_currencies: [...new Set(days.map((sum) => sum.currency))].filter((other) => other !== currency).sort(),
    as_of,
  };
}

/** Most revenue first, then by name. */
function byRevenue(a: PartSum, b: PartSum): number {
  return Number(b.cents) - Number(a.cents) || a.name.localeCompare(b.name) || a.id.localeCompare(b.id);
}

function dayOf(day: string, sums: readonly DaySum[]): DayRevenueDto {
  const amountIn = (wanted: DaySum['status']) => amountOf(centsIn(sums.filter(({ status }) => status === wanted)));
  return {
    day,
    ...bookedIn(sums),
    pending: amountIn('pending'),
    confirmed: amountIn('confirmed'),
    completed: amountIn('completed'),
  };
}

function bookedIn(sums: readonly (DaySum | PartSum)[]) {
  return {
    total_revenue: amountOf(centsIn(sums)),
    booking_count: sums.reduce((total, { bookings }) => total + bookings, 0),
  };
}

function centsIn(sums: readonly (DaySum | PartSum)[]): number {
  return sums.reduce((total, { cents }) => total + Number(cents), 0);
}
