import { useUrlState } from '../../../../shared/use-url-state.js';
import { toStatusOptions } from '../../../../shared/ui/status/booking-status.js';
import type { BookingFilter } from '../../../../shared/api/booking-pages.js';
import { type CalendarSpan, toRange } from '../../day/columns/calendar-range.js';
import type { BookingsView } from '../use-bookings-view.js';

type DayStateFilter = NonNullable<BookingFilter['dayState']>;

export const STATUS_OPTIONS: { value: BookingFilter['status']; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'all', label: 'All (History)' },
  ...toStatusOptions('pending', 'confirmed', 'completed', 'cancelled'),
];

/** The choice of no-shows: a status of its own, which the list offers as the day state of the history. */
export const NO_SHOW_OPTION = { value: 'no_show' as const, label: 'No-show' };

/** The day states that confirmed bookings can be filtered by. */
export const DAY_STATE_OPTIONS: { value: DayStateFilter; label: string }[] = [
  { value: 'expected', label: 'Expected' },
  { value: 'late', label: 'Late' },
  { value: 'arrived', label: 'Arrived' },
  { value: 'in_service', label: 'In service' },
];

/** The list's filter as kept in the URL, so that a filtered list can be linked to. */
export interface BookingListParams {
  status: BookingFilter['status'];
  dayState?: DayStateFilter | undefined;
  date: string | undefined;
  name: string;
  from: string | undefined;
  /** Id of the client whose bookings alone are listed, past ones included. */
  person?: string | undefined;
}

export function useBookingListParams(): [BookingListParams, (change: Partial<BookingListParams>) => void] {
  const [params, go] = useUrlState();
  const listParams: BookingListParams = {
    status: [...STATUS_OPTIONS, NO_SHOW_OPTION].find(({ value }) => value === params.get('status'))?.value ?? 'active',
    dayState: DAY_STATE_OPTIONS.find(({ value }) => value === params.get('state'))?.value,
    date: parseDateParam(params, 'date'),
    name: params.get('name') ?? '',
    from: parseDateParam(params, 'from'),
    person: params.get('person') ?? undefined,
  };
  const change = (part: Partial<BookingListParams>) => {
    const isDefault = ([key, value]: [string, string | undefined]) =>
      !value || (key === 'status' && value === 'active');
    const entries = Object.entries(part).map(([key, value]): [string, string | undefined] => [
      key === 'dayState' ? 'state' : key,
      isDefault([key, value]) ? undefined : value,
    ]);
    // Whoever looks for something else has done with this person.
    go({ person: undefined, ...Object.fromEntries(entries) }, { replace: true });
  };
  return [listParams, change];
}

export const isFiltered = ({ status, dayState, date, name, person }: BookingListParams): boolean =>
  Boolean(dayState || date || name || person) || status !== 'active';

/** Whether the list begins today. Requests are listed whatever their date, so that none is overlooked. */
export const isFromToday = ({ status, date }: BookingListParams): boolean =>
  !date && (status === 'active' || status === 'confirmed');

/** Whether the list runs from the latest booking back, as for closed bookings. */
export const isPastList = ({ status, date }: BookingListParams): boolean =>
  !date && (status === 'all' || status === 'completed' || status === 'cancelled' || status === 'no_show');

export function toBookingFilter(listParams: BookingListParams, today: string): BookingFilter {
  if (listParams.person) return { status: 'all', order: 'latest', person: listParams.person };
  const from = isFromToday(listParams) ? (listParams.from ?? today) : undefined;
  return {
    status: listParams.status,
    order: isPastList(listParams) ? 'latest' : 'earliest',
    ...(listParams.dayState && { dayState: listParams.dayState }),
    ...(listParams.date && { date: listParams.date }),
    ...(listParams.name && { name: listParams.name }),
    ...(from && { from }),
  };
}

/** Returns the filter of a view: the calendar's day or days, all pending requests, or the table's filter. */
export function toViewFilter(
  view: BookingsView,
  listParams: BookingListParams,
  { today, span = 'day' }: { today: string; span?: CalendarSpan },
): BookingFilter {
  if (view === 'requests') return { status: 'pending', order: 'earliest' };
  if (view === 'day') {
    const date = listParams.date ?? today;
    return { status: 'active', order: 'earliest', ...(span === 'day' ? { date } : toRange(date, span)) };
  }
  return toBookingFilter(listParams, today);
}

export function parseDateParam(params: URLSearchParams, key: string): string | undefined {
  const text = params.get(key) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
}
