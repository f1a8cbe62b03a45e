import {
  type BookingDaysDto,
  useGetUnassignedTherapistQuery,
  useListBookingsOfDaysQuery,
  useListOfficeDaysQuery,
  useListTimeSlotsQuery,
} from '../../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';
import { useWatchedDays } from '../../../../shared/live/use-watched-days.js';
import type { CalendarContents } from './calendar-columns.js';
import type { DayRange } from './calendar-range.js';

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
  const nobody = useGetUnassignedTherapistQuery(undefined, { skip: only !== undefined });
  const { data: unassigned } = nobody;
  const { data: slots = [] } = useListTimeSlotsQuery();
  const messages = FAILURE_MESSAGES[only ? 'own' : 'all'];
  useLoadFailureToast(list, messages.bookings);
  useLoadFailureToast(days, messages.days);
  // The office hears of every change. A therapist does not hear of a booking that moves to somebody else.
  useWatchedDays(range.from, only ? [only] : []);

  const [office, booked] = [days.currentData, list.currentData];
  const isLoaded = only !== undefined || unassigned !== undefined;
  const contents: CalendarContents | undefined =
    office && booked && isLoaded
      ? { days: office, ...splitCancelled(booked), offers: booked.offers, unassigned }
      : undefined;
  return {
    contents,
    slots: slots.map(({ start_time }) => start_time).toSorted(),
    failed: days.isError || list.isError || (nobody.isError && !isLoaded),
    onReload: () => void Promise.all([days.refetch(), list.refetch(), ...(isLoaded ? [] : [nobody.refetch()])]),
  };
}

/** Splits the bookings; one that this browser has just cancelled is still among the others. */
const splitCancelled = ({ items, cancelled }: BookingDaysDto) => ({
  bookings: items.filter(({ status }) => status !== 'cancelled'),
  cancelled: [...cancelled, ...items.filter(({ status }) => status === 'cancelled')],
});
