import { formatMonth, formatSpokenDay } from '../../kernel/format-date.js';
import { toAmount, toCents } from '../../kernel/money.js';
import type { Period } from '../performance/compared-periods.js';
import type { DayRevenueDto, RevenueReportDto, RevenueSummaryDto } from '../revenue/revenue-report.dto.js';
import { formatAmount, formatPeriod } from './figure-formats.js';
import type { ReportTable } from './report-table.js';

interface ComparedRevenue {
  period: Period;
  report: RevenueReportDto;
}

/** Most days that are listed individually. */
const MAX_DAYS = 31;

/** The figures in the order of the screen. */
const FIGURES: Readonly<Record<keyof RevenueSummaryDto, [label: string, format: (sums: RevenueSummaryDto) => string]>> =
  {
    total_revenue: ['Total revenue', ({ total_revenue }) => formatAmount(total_revenue)],
    booking_count: ['Total bookings', ({ booking_count }) => String(booking_count)],
    average_booking_value: ['Average value', ({ average_booking_value }) => formatAmount(average_booking_value)],
  };

/**
 * Converts the report to tables: the sums of the screen with their comparisons, by therapist, by treatment and by day,
 * over longer periods by month.
 */
export function toRevenueTables(
  report: RevenueReportDto,
  previous: ComparedRevenue,
  lastYear: ComparedRevenue,
): ReportTable[] {
  const { summary, services, therapists, days } = report;
  const compared = [report, previous.report, lastYear.report].map(({ summary: each }) => each);
  const total = ['Total', String(summary.booking_count), formatAmount(summary.total_revenue)];
  const by = (title: string, rows: readonly Sums[], nameOf: (row: number) => string): ReportTable => ({
    title: `By ${title.toLowerCase()}`,
    columns: [title, 'Bookings', 'Revenue'],
    rows: rows.map((row, at) => [nameOf(at), String(row.booking_count), formatAmount(row.total_revenue)]),
    total,
  });
  const isLong = days.length > MAX_DAYS;
  const times = isLong ? toMonths(days) : days.map((each) => ({ ...each, name: formatSpokenDay(each.day) }));
  return [
    {
      title: 'Figures',
      columns: ['', 'This period', 'Before', 'Last year'],
      rows: Object.values(FIGURES).map(([label, format]) => [label, ...compared.map(format)]),
      notes: [
        `Before: ${formatPeriod(previous.period.from, previous.period.to)}.`,
        `Last year, the same weeks: ${formatPeriod(lastYear.period.from, lastYear.period.to)}.`,
      ],
    },
    by('Therapist', therapists, (at) => therapists[at]!.therapist_name),
    by('Treatment', services, (at) => services[at]!.service_name),
    by(isLong ? 'Month' : 'Day', times, (at) => times[at]!.name),
  ];
}

type Sums = Pick<DayRevenueDto, 'booking_count' | 'total_revenue'>;

function toMonths(days: readonly DayRevenueDto[]): (Sums & { name: string })[] {
  return [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([month, ofMonth]) => ({
    name: formatMonth(`${month}-01`),
    booking_count: ofMonth.reduce((sum, { booking_count }) => sum + booking_count, 0),
    total_revenue: toAmount(ofMonth.reduce((sum, { total_revenue }) => sum + toCents(total_revenue), 0)),
  }));
}
