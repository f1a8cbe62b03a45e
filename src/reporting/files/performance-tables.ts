import type { PerformanceFiguresDto, PerformanceReportDto } from '../performance/performance.dto.js';
import { formatAmount, formatDuration, formatLead, formatPeriod, formatRate } from './figure-formats.js';
import type { ReportTable } from './report-table.js';

type Figure = [label: string, format: (figures: PerformanceFiguresDto) => string];

/** The figures in the order of the screen. */
const FIGURES: readonly Figure[] = [
  ['Utilisation', ({ utilisation }) => formatRate(utilisation)],
  ['Booked', ({ booked_minutes }) => formatDuration(booked_minutes)],
  ['Rostered', ({ rostered_minutes }) => formatDuration(rostered_minutes ?? 0)],
  ['Revenue', ({ revenue }) => formatAmount(revenue)],
  ['Bookings', ({ bookings }) => String(bookings)],
  ['Completed', ({ completed }) => String(completed)],
  ['New clients', ({ new_clients }) => String(new_clients)],
  ['Returning', ({ returning }) => String(returning)],
  ['Rebooked', ({ rebooked, rebooked_rate }) => `${rebooked} (${formatRate(rebooked_rate)})`],
  ['No-shows', ({ no_shows, no_show_rate }) => `${no_shows} (${formatRate(no_show_rate)})`],
  ['Late cancellations', ({ late_cancellations }) => String(late_cancellations)],
  ['Lead time', ({ average_lead_minutes }) => formatLead(average_lead_minutes)],
];

const OF_EACH: readonly Figure[] = [
  ['Bookings', ({ bookings }) => String(bookings)],
  ['Completed', ({ completed }) => String(completed)],
  ['No-shows', ({ no_shows }) => String(no_shows)],
  ['Booked', ({ booked_minutes }) => formatDuration(booked_minutes)],
];

const OF_THERAPISTS: readonly Figure[] = [
  ...OF_EACH,
  ['Utilisation', ({ utilisation }) => formatRate(utilisation)],
  ['Revenue', ({ revenue }) => formatAmount(revenue)],
];

const OF_TREATMENTS: readonly Figure[] = [...OF_EACH, ['Revenue', ({ revenue }) => formatAmount(revenue)]];

/** Converts the report to tables: the figures of the screen with their comparisons, by therapist and by treatment. */
export function toPerformanceTables(report: PerformanceReportDto): ReportTable[] {
  const { total, previous, last_year, therapists, services } = report;
  const compared = [total, previous.figures, last_year.figures];
  const by = (title: string, rows: PerformanceReportDto['therapists'], figures: readonly Figure[]): ReportTable => ({
    title: `By ${title.toLowerCase()}`,
    columns: [title, ...figures.map(([label]) => label)],
    rows: rows.map((row) => [row.name!, ...figures.map(([, format]) => format(row))]),
    total: ['Total', ...figures.map(([, format]) => format(total))],
  });
  return [
    {
      title: 'Figures',
      columns: ['', 'This period', 'Before', 'Last year'],
      rows: FIGURES.map(([label, format]) => [label, ...compared.map(format)]),
      notes: [
        `Before: ${formatPeriod(previous.start_date, previous.end_date)}.`,
        `Last year, the same weeks: ${formatPeriod(last_year.start_date, last_year.end_date)}.`,
      ],
    },
    by('Therapist', therapists, OF_THERAPISTS),
    {
      ...by('Treatment', services, OF_TREATMENTS),
      notes: [
        'Bookings and revenue are of confirmed and completed bookings, by date of the appointment.',
        'New, returning and rebooked go by who is known as the same client today.',
      ],
    },
  ];
}
