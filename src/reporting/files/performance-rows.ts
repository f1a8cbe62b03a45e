import { formatMinutes, WEEKDAY_NAMES } from '../../kernel/local-time.js';
import { formatDecimal, toCents } from '../../kernel/money.js';
import type { PerformanceFiguresDto, PerformanceReportDto, PerformanceRowDto } from '../performance/performance.dto.js';
import type { ReportRows } from './report-csv.js';

/** A figure that has a column. The number of `lead_bookings` only says what the average lead is of. */
type Column = Exclude<keyof PerformanceFiguresDto, 'lead_bookings'>;

/** Titles of the columns, in their order. */
const TITLES: Readonly<Record<Column, string>> = {
  bookings: 'Bookings',
  completed: 'Completed',
  no_shows: 'No-Shows',
  late_cancellations: 'Late Cancellations',
  new_clients: 'New Clients',
  returning: 'Returning',
  rebooked: 'Rebooked',
  booked_minutes: 'Booked Minutes',
  rostered_minutes: 'Rostered Minutes',
  revenue: 'Revenue',
  utilisation: 'Utilisation',
  no_show_rate: 'No-Show Rate',
  rebooked_rate: 'Rebooked Rate',
  average_lead_minutes: 'Average Lead Minutes',
};

const columns = Object.keys(TITLES) as Column[];

/**
 * Converts the whole report to rows: each part's rows after those of the shop, cells of the week with their minutes
 * only.
 */
export function toPerformanceRows(report: PerformanceReportDto): ReportRows {
  const { total, previous, last_year, therapists, services, weekdays, hours, cells } = report;
  const days = ({ start_date, end_date }: { start_date: string; end_date: string }) => `${start_date} to ${end_date}`;
  const ofPart = (part: string, rows: PerformanceRowDto[], nameOf: (row: PerformanceRowDto) => string) =>
    rows.map((row) => [part, nameOf(row), ...toCells(row)]);
  return {
    restrictions: [],
    columns: ['Part', 'Name', ...Object.values(TITLES)],
    rows: [
      ['Total', days(report), ...toCells(total)],
      ['Period Before', days(previous), ...toCells(previous.figures)],
      ['Same Weeks Last Year', days(last_year), ...toCells(last_year.figures)],
      ...ofPart('Therapist', therapists, ({ name }) => name!),
      ...ofPart('Treatment', services, ({ name }) => name!),
      ...ofPart('Weekday', weekdays, ({ key }) => WEEKDAY_NAMES[Number(key) - 1]!),
      ...ofPart('Hour', hours, ({ key }) => toHour(Number(key))),
      ...cells.map(({ weekday, hour, ...minutes }) => [
        'Hour of the Week',
        `${WEEKDAY_NAMES[weekday - 1]} ${toHour(hour)}`,
        ...toCells(minutes),
      ]),
    ],
  };
}

/** Converts figures to cells; unknown ones stay empty. */
const toCells = (figures: Partial<PerformanceFiguresDto>): string[] =>
  columns.map((key) => {
    const figure = figures[key] ?? null;
    if (figure === null) return '';
    return key === 'revenue' ? formatDecimal(toCents(figure)) : String(figure);
  });

const toHour = (hour: number): string => formatMinutes(hour * 60);
