import { useSearchParams } from 'react-router-dom';
import type { BookingFilter } from '../../../shared/api/booking-pages.js';

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
  const [params, setParams] = useSearchParams();
  const wanted: WantedBookings = {
    status: statusChoices.find(({ value }) => value === params.get('status'))?.value ?? 'active',
    date: dateIn(params, 'date'),
    name: params.get('name') ?? '',
    from: dateIn(params, 'from'),
  };
  const change = (part: Partial<WantedBookings>) => {
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries(part)) {
      const isUsual = !value || (key === 'status' && value === 'active');
      if (isUsual) next.delete(key);
      else next.set(key, value);
    }
    setParams(next, { replace: true });
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

export function dateIn(params: URLSearchParams, key: string): string | undefined {
  const text = params.get(key) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
}
