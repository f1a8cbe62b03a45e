import { useAddress } from '../../../shared/address.js';
import type { BookingFilter } from '../../../shared/api/booking-pages.js';
import type { View } from './use-view.js';

export const statusChoices: { value: BookingFilter['status']; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'all', label: 'All (History)' },
  { value: 'pending', label: 'Pending' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'completed', label: 'Completed' },
  { value: 'cancelled', label: 'Cancelled' },
];

/** What the person asked for, as it stands in the address: a link to a filtered list is a link to that list. */
export interface WantedBookings {
  status: BookingFilter['status'];
  date: string | undefined;
  name: string;
  from: string | undefined;
}

export function useWantedBookings(): [WantedBookings, (change: Partial<WantedBookings>) => void] {
  const [params, go] = useAddress();
  const wanted: WantedBookings = {
    status: statusChoices.find(({ value }) => value === params.get('status'))?.value ?? 'active',
    date: dateIn(params, 'date'),
    name: params.get('name') ?? '',
    from: dateIn(params, 'from'),
  };
  const change = (part: Partial<WantedBookings>) => {
    const isUsual = ([key, value]: [string, string | undefined]) => !value || (key === 'status' && value === 'active');
    const entries = Object.entries(part).map((entry) => (isUsual(entry) ? [entry[0], undefined] : entry));
    go(Object.fromEntries(entries), { replace: true });
  };
  return [wanted, change];
}

export const isFiltered = ({ status, date, name }: WantedBookings): boolean => Boolean(date || name) || status !== 'active';

/** What is to come is listed from today on. Requests are listed whatever their date, so that none is forgotten. */
export const startsToday = ({ status, date }: WantedBookings): boolean =>
  !date && (status === 'active' || status === 'confirmed');

/** What is over is listed from the latest back. */
export const looksBack = ({ status, date }: WantedBookings): boolean =>
  !date && (status === 'all' || status === 'completed' || status === 'cancelled');

export function filterOf(wanted: WantedBookings, today: string): BookingFilter {
  const from = startsToday(wanted) ? (wanted.from ?? today) : undefined;
  return {
    status: wanted.status,
    order: looksBack(wanted) ? 'latest' : 'earliest',
    ...(wanted.date && { date: wanted.date }),
    ...(wanted.name && { name: wanted.name }),
    ...(from && { from }),
  };
}

/** What a view shows: the day view a day, the requests whatever waits, whatever the table is filtered by. */
export function shownIn(view: View, wanted: WantedBookings, today: string): BookingFilter {
  if (view === 'requests') return { status: 'pending', order: 'earliest' };
  if (view === 'day') return { status: 'active', order: 'earliest', date: wanted.date ?? today };
  return filterOf(wanted, today);
}

export function dateIn(params: URLSearchParams, key: string): string | undefined {
  const text = params.get(key) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
}
