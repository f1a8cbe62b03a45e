import {
  useGetOfficeDayQuery,
  useGetUnassignedTherapistQuery,
  useListBookingsOfDayQuery,
  useListTimeSlotsQuery,
  type DayTherapistDto,
  type OfficeBookingDto,
} from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { useLiveDayColumns } from './use-live-day-columns.js';

export interface DayColumn extends Pick<DayTherapistDto, 'id' | 'name' | 'shifts' | 'blocks'> {
  /** Bookings of the day that can still be confirmed; undefined for Any Available, who has no limit. */
  slotsRemaining: number | undefined;
  bookings: OfficeBookingDto[];
}

const FAILURE_MESSAGES = {
  all: { bookings: 'Failed to load bookings', day: 'Failed to load roster' },
  own: { bookings: 'Failed to load your appointments', day: 'Failed to load schedule data' },
};

/** The columns of a day, Any Available first, or that of `only` one therapist; undefined while they load. */
export function useDayColumns(date: string, only?: string) {
  const day = useGetOfficeDayQuery({ date });
  // Everybody's for admins; therapists get their own alone.
  const list = useListBookingsOfDayQuery({ date });
  const bookings = list.currentData?.items;
  const { data: unassigned } = useGetUnassignedTherapistQuery(undefined, { skip: only !== undefined });
  const { data: slots = [] } = useListTimeSlotsQuery();
  const messages = FAILURE_MESSAGES[only ? 'own' : 'all'];
  useLoadFailureToast(list, messages.bookings);
  useLoadFailureToast(day, messages.day);
  useLiveDayColumns(date, only);

  const bookingsFor = (id: string) => (bookings ?? []).filter((booking) => booking.therapist_id === id);
  const therapistColumns = day.currentData
    ?.filter(({ id }) => !only || id === only)
    .map((therapist): DayColumn => ({
      ...therapist,
      slotsRemaining: therapist.slots_remaining,
      bookings: bookingsFor(therapist.id),
    }));
  const unassignedColumn: DayColumn | undefined = unassigned && {
    ...unassigned,
    shifts: [],
    blocks: [],
    slotsRemaining: undefined,
    bookings: bookingsFor(unassigned.id),
  };
  const all = therapistColumns && unassignedColumn && [unassignedColumn, ...therapistColumns];
  return {
    columns: bookings && (only ? therapistColumns : all),
    slots: slots.map(({ start_time }) => start_time).toSorted(),
    failed: day.isError || list.isError,
    onReload: () => void Promise.all([day.refetch(), list.refetch()]),
  };
}
