import { useUrlState } from '../../../shared/use-url-state.js';

export type BookingsView = 'table' | 'day' | 'requests';

const BOOKINGS_VIEWS: BookingsView[] = ['table', 'day', 'requests'];

/** Reads and changes the view of the bookings: `?view=`, the table where it is left out. */
export function useBookingsView(): [BookingsView, (view: BookingsView) => void] {
  const [params, change] = useUrlState();
  const go = (view: BookingsView) => change({ view: view === 'table' ? undefined : view });
  return [BOOKINGS_VIEWS.find((view) => view === params.get('view')) ?? 'table', go];
}
