import {
  useGetUnassignedTherapistQuery,
  useListBookingsOfDaysQuery,
  useListOfficeDaysQuery,
  useListTimeSlotsQuery,
} from '../../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';
import type { CalendarContents } from './calendar-columns.js';
import type { DayRange } from './calendar-range.js';
import { useLiveCalendar } from './use-live-calendar.js';

const FAILURE_MESSAGES = {
  all: { bookings: 'Failed to load bookings', days: 'Failed to load roster' },
  own: { bookings: 'Failed to load your appointments', days: 'Failed to load schedule data' },
};

/**
 * Reads the contents of the days; undefined while they load.
 * @param only id of the therapist who sees only their own days
 */
export function useCalendarDays(range: DayRange, only?: string) {
  const days = useListOfficeDaysQuery(range);
  // The server sends everybody's to the desk, and therapists only their own.
  const list = useListBookingsOfDaysQuery(range);
  const { data: unassigned } = useGetUnassignedTherapistQuery(undefined, { skip: only !== undefined });
  const { data: slots = [] } = useListTimeSlotsQuery();
  const messages = FAILURE_MESSAGES[only ? 'own' : 'all'];
  useLoadFailureToast(list, messages.bookings);
  useLoadFailureToast(days, messages.days);
  useLiveCalendar(range.from, only);

  const [office, booked] = [days.currentData, list.currentData];
  const isLoaded = only !== undefined || unassigned !== undefined;
  const contents: CalendarContents | undefined =
    office && booked && isLoaded
      ? { days: office, bookings: booked.items, offers: booked.offers, unassigned }
      : undefined;
  return {
    contents,
    slots: slots.map(({ start_time }) => start_time).toSorted(),
    failed: days.isError || list.isError,
    onReload: () => void Promise.all([days.refetch(), list.refetch()]),
  };
}
