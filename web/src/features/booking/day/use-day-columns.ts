import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import {
  api,
  useGetOfficeDayQuery,
  useGetUnassignedTherapistQuery,
  useListBookingsQuery,
  useListTimeSlotsQuery,
  type DayTherapistDto,
  type OfficeBookingDto,
} from '../../../shared/api/generated.js';
import { onLive, watchDay } from '../../../shared/live.js';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';
import { bookingsOfDay } from './bookings-of-day.js';

export interface DayColumn extends Pick<DayTherapistDto, 'id' | 'name' | 'shifts' | 'blocks'> {
  /** Bookings of the day that can still be confirmed; undefined for Any Available, who has no limit. */
  left: number | undefined;
  bookings: OfficeBookingDto[];
}

const failures = {
  all: { list: 'Failed to load bookings', day: 'Failed to load roster' },
  own: { list: 'Failed to load your appointments', day: 'Failed to load schedule data' },
};

/** The columns of a day, Any Available first, or that of `only` one therapist; undefined while they load. */
export function useDayColumns(date: string, only?: string) {
  const day = useGetOfficeDayQuery({ date });
  const list = useListBookingsQuery(bookingsOfDay(date));
  const { data: anybody } = useGetUnassignedTherapistQuery(undefined, { skip: only !== undefined });
  const { data: slots = [] } = useListTimeSlotsQuery();
  const failure = failures[only ? 'own' : 'all'];
  useLoadFailureToast(list, failure.list);
  useLoadFailureToast(day, failure.day);
  useFreshDay(date, day.currentData);

  const bookings = list.currentData?.items ?? [];
  const of = (id: string) => bookings.filter((booking) => booking.therapist_id === id);
  const therapists = day.currentData
    ?.filter(({ id }) => !only || id === only)
    .map((therapist) => ({ ...therapist, left: therapist.slots_remaining, bookings: of(therapist.id) }));
  const unassigned = anybody && { ...anybody, shifts: [], blocks: [], left: undefined, bookings: of(anybody.id) };
  return {
    columns: therapists && list.currentData && (only ? therapists : unassigned && [unassigned, ...therapists]),
    slots: slots.map(({ start_time }) => start_time).toSorted(),
    failed: day.isError || list.isError,
    isCut: list.currentData?.next_cursor != null,
    onReload: () => void Promise.all([day.refetch(), list.refetch()]),
  };
}

/** Shifts, blocks and bookings that change meanwhile, whoever changed them. */
function useFreshDay(date: string, therapists: DayTherapistDto[] | undefined) {
  const dispatch = useDispatch();
  const ids = therapists?.map(({ id }) => id).join(' ');
  useEffect(() => {
    const stops = (ids?.split(' ') ?? []).filter(Boolean).map((therapist_id) => watchDay({ therapist_id, date }));
    const refresh = () => void dispatch(api.util.invalidateTags(['scheduling', 'OfficeBooking']));
    stops.push(onLive('day-changed', refresh), onLive('booking-changed', refresh), onLive('reconnected', refresh));
    return () => stops.forEach((stop) => stop());
  }, [dispatch, date, ids]);
}
