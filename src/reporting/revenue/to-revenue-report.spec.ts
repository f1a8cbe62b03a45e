import type { DaySum } from './revenue-sums.js';
import { toRevenueReport } from './to-revenue-report.js';

const asOf = { seq: 1, at: '2026-03-02T00:00:00.000Z', at_local: '2026-03-02T11:00:00', is_current: true };
const day = (currency: string, bookings: number, cents: string): DaySum => ({
  ...{ part: 'day', id: '2026-03-02', currency, bookings, cents },
  ...{ pending: '0', confirmed: cents, completed: '0' },
});

it('the average value is that of the bookings in the report’s currency', () => {
  const { summary, other_currencies } = toRevenueReport([day('AUD', 2, '23000'), day('USD', 8, '0')], 'AUD', asOf);
  expect(summary).toEqual({ total_revenue: 230, booking_count: 10, average_booking_value: 115 });
  expect(other_currencies).toEqual(['USD']);
});

it('the average value is 0 without bookings in that currency', () => {
  expect(toRevenueReport([day('USD', 8, '0')], 'AUD', asOf).summary.average_booking_value).toBe(0);
});
