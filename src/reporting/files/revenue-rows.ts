import type { RevenueReportDto } from '../revenue/revenue-report.dto.js';
import { toMoney } from './money-rows.js';
import type { ReportRows } from './report-csv.js';

/** Labels of the counted statuses, by the status in the request. */
const COUNTED_STATUSES: Readonly<Record<string, string>> = {
  all: 'Pending, Confirmed and Completed',
  pending: 'Pending',
};

const DEFAULT_COUNTED = 'Confirmed and Completed';

interface RevenueRestrictions {
  status: string;
  /** Name of the therapist to whose bookings the report is restricted. */
  therapist: string | undefined;
}

/** Converts the whole report to rows; a day also has its revenue by status. */
export function toRevenueRows(report: RevenueReportDto, { status, therapist }: RevenueRestrictions): ReportRows {
  const { summary, services, therapists, days } = report;
  return {
    restrictions: [
      ['Counted', COUNTED_STATUSES[status] ?? DEFAULT_COUNTED],
      ...(therapist ? [['Therapist', therapist] as [string, string]] : []),
    ],
    columns: ['Part', 'Name', 'Bookings', 'Revenue', 'Pending', 'Confirmed', 'Completed', 'Average Value'],
    rows: [
      ['Total', '', ...toSums(summary), '', '', '', toMoney(summary.average_booking_value)],
      ...services.map((each) => ['Treatment', each.service_name, ...toSums(each), '', '', '', '']),
      ...therapists.map((each) => ['Therapist', each.therapist_name, ...toSums(each), '', '', '', '']),
      ...days.map(({ day, pending, confirmed, completed, ...sums }) => [
        'Day',
        day,
        ...toSums(sums),
        ...[pending, confirmed, completed].map(toMoney),
        '',
      ]),
    ],
  };
}

const toSums = ({ booking_count, total_revenue }: { booking_count: number; total_revenue: number }) => [
  String(booking_count),
  toMoney(total_revenue),
];
