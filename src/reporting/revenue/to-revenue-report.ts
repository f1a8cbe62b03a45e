import { toAmount } from '../../kernel/money.js';
import type { AsOfDto } from '../freshness/as-of.dto.js';
import type { DayRevenueDto, RevenueReportDto } from './revenue-report.dto.js';
import type { DaySum, PartSum, RevenueSum } from './revenue-sums.js';

/** Builds the report from its sums. */
export function toRevenueReport(sums: readonly RevenueSum[], currency: string, as_of: AsOfDto): RevenueReportDto {
  const days = sums.filter((sum) => sum.part === 'day').sort((a, b) => (a.id < b.id ? -1 : 1));
  const breakdownBy = (part: PartSum['part']) =>
    sums.filter((sum): sum is PartSum => sum.part === part).sort(compareRevenue);
  const all = toTotals(days);
  // Those in other currencies count with no cents.
  const inCurrency = addUp(
    days.filter((sum) => sum.currency === currency),
    ({ bookings }) => bookings,
  );
  const average = inCurrency === 0 ? 0 : Math.round(addUp(days, countCents) / inCurrency);
  return {
    summary: { ...all, average_booking_value: toAmount(average) },
    services: breakdownBy('service').map((sum) => ({ service_id: sum.id, service_name: sum.name, ...toTotals([sum]) })),
    therapists: breakdownBy('therapist').map((sum) => ({
      therapist_id: sum.id,
      therapist_name: sum.name,
      ...toTotals([sum]),
    })),
    days: [...Map.groupBy(days, ({ id }) => id)].map(([day, daySums]) => toDayRevenue(day, daySums)),
    currency,
    other_currencies: [...new Set(days.map((sum) => sum.currency))].filter((other) => other !== currency).sort(),
    as_of,
  };
}

/** Compares by revenue, highest first, then by name. */
function compareRevenue(a: PartSum, b: PartSum): number {
  return Number(b.cents) - Number(a.cents) || a.name.localeCompare(b.name) || a.id.localeCompare(b.id);
}

function toDayRevenue(day: string, sums: readonly DaySum[]): DayRevenueDto {
  return {
    day,
    ...toTotals(sums),
    pending: toAmount(addUp(sums, ({ pending }) => Number(pending))),
    confirmed: toAmount(addUp(sums, ({ confirmed }) => Number(confirmed))),
    completed: toAmount(addUp(sums, ({ completed }) => Number(completed))),
  };
}

function toTotals(sums: readonly (DaySum | PartSum)[]) {
  return {
    total_revenue: toAmount(addUp(sums, countCents)),
    booking_count: addUp(sums, ({ bookings }) => bookings),
  };
}

const countCents = ({ cents }: DaySum | PartSum): number => Number(cents);

function addUp<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}
