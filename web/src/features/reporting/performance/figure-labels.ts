import type { PerformanceFiguresDto } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { formatMinutes } from '../../../shared/dates/format-minutes.js';

/** The figures that open bookings, by the API's names. */
export type CountedFigure =
  | 'bookings'
  | 'completed'
  | 'no_shows'
  | 'late_cancellations'
  | 'new_clients'
  | 'returning'
  | 'rebooked'
  | 'lead_bookings';

/** The lists of bookings that figures open: those of Performance, of the week's cards and of the revenue report. */
export type ListedFigure =
  CountedFigure | 'reported' | 'weekly_revenue' | 'pending' | 'confirmed' | 'cancelled' | 'recurring';

/** Titles of the lists. */
export const LIST_TITLES: Record<ListedFigure, string> = {
  bookings: 'Bookings',
  completed: 'Completed bookings',
  no_shows: 'No-shows',
  late_cancellations: 'Late cancellations',
  new_clients: 'First visits of new clients',
  returning: 'Visits of returning clients',
  rebooked: 'Visits that were rebooked',
  lead_bookings: 'Bookings that were booked here',
  reported: 'Confirmed, completed and pending bookings',
  weekly_revenue: 'Confirmed, completed and cancelled bookings',
  pending: 'Pending bookings',
  confirmed: 'Confirmed bookings',
  cancelled: 'Cancelled bookings',
  recurring: 'Bookings of recurring customers',
};

export interface FigureLabel {
  key: keyof PerformanceFiguresDto;
  label: string;
  definition: string;
  format: (figures: PerformanceFiguresDto) => string;
  /** Returns a note about the figure's parts. */
  note?: (figures: PerformanceFiguresDto) => string;
  opens: CountedFigure;
}

const DAY_MINUTES = 1_440;

/** Formats a share: `0.256` → `25.6%`; a dash for null. */
export const formatRate = (rate: number | null): string => (rate === null ? '–' : `${Math.round(rate * 1000) / 10}%`);

/** Formats a lead time in minutes: `3000` → `2.1 days`; less than a day in hours and minutes. */
export function formatLead(minutes: number | null): string {
  if (minutes === null) return '–';
  return minutes < DAY_MINUTES ? formatMinutes(minutes) : `${(minutes / DAY_MINUTES).toFixed(1)} days`;
}

/** Definitions of the minutes that only the table shows. */
export const MINUTES_DEFINITIONS = {
  booked_minutes: 'Confirmed and completed bookings with the cleanup behind each.',
  rostered_minutes: 'All shifts less leave, blocks and closures. Nobody is rostered for a treatment.',
};

export const FIGURES: readonly FigureLabel[] = [
  {
    key: 'utilisation',
    label: 'Utilisation',
    definition:
      'Minutes of confirmed and completed bookings with the cleanup behind each, of rostered minutes less leave, blocks and closures. Bookings with Any Available count in the total: nobody is rostered for them, but somebody will give them.',
    format: ({ utilisation }) => formatRate(utilisation),
    note: ({ booked_minutes: booked, rostered_minutes: rostered }) =>
      `${formatMinutes(booked)} of ${formatMinutes(rostered ?? 0)}`,
    opens: 'bookings',
  },
  {
    key: 'revenue',
    label: 'Revenue',
    definition: 'Prices of confirmed and completed bookings, by date of the appointment.',
    format: ({ revenue }) => formatMoney(revenue),
    opens: 'bookings',
  },
  {
    key: 'bookings',
    label: 'Bookings',
    definition: 'Confirmed and completed bookings, by date of the appointment.',
    format: ({ bookings }) => String(bookings),
    note: ({ completed }) => `${completed} completed`,
    opens: 'bookings',
  },
  {
    key: 'new_clients',
    label: 'New clients',
    definition: 'Completed bookings of clients who had never been here before.',
    format: ({ new_clients }) => String(new_clients),
    opens: 'new_clients',
  },
  {
    key: 'returning',
    label: 'Returning',
    definition: 'Completed bookings of clients who had been here in the 90 days before.',
    format: ({ returning }) => String(returning),
    opens: 'returning',
  },
  {
    key: 'rebooked',
    label: 'Rebooked',
    definition:
      'Completed bookings whose client booked another, later day between the start and 24 hours after it was done; of all completed ones.',
    format: ({ rebooked_rate }) => formatRate(rebooked_rate),
    note: ({ rebooked, completed }) => `${rebooked} of ${completed}`,
    opens: 'rebooked',
  },
  {
    key: 'no_shows',
    label: 'No-shows',
    definition: 'Clients who did not come, of those and the completed bookings.',
    format: ({ no_show_rate }) => formatRate(no_show_rate),
    note: ({ no_shows, completed }) => `${no_shows} of ${no_shows + completed}`,
    opens: 'no_shows',
  },
  {
    key: 'late_cancellations',
    label: 'Late cancellations',
    definition: 'Cancelled after clients could do so themselves, whoever cancelled.',
    format: ({ late_cancellations }) => String(late_cancellations),
    opens: 'late_cancellations',
  },
  {
    key: 'average_lead_minutes',
    label: 'Lead time',
    definition: 'From booking to start on average, of confirmed and completed bookings that were booked here.',
    format: ({ average_lead_minutes }) => formatLead(average_lead_minutes),
    note: ({ lead_bookings }) => `of ${lead_bookings} bookings`,
    opens: 'lead_bookings',
  },
];
