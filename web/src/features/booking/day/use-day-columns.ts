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

/** The columns of a day, Any Available first; undefined while they load. */
export function useDayColumns(date: string) {
  const day = useGetOfficeDayQuery({ date });
  const list = useListBookingsQuery(bookingsOfDay(date));
  const { data: anybody } = useGetUnassignedTherapistQuery();
  const { data: slots = [] } = useListTimeSlotsQuery();
  useLoadFailureToast(list, 'Failed to load bookings');
  useLoadFailureToast(day, 'Failed to load roster');
  useFreshDay(date, day.currentData);

  const bookings = list.currentData?.items ?? [];
  const of = (id: string) => bookings.filter((booking) => booking.therapist_id === id);
  const therapists = day.currentData?.map((therapist) => ({ ...therapist, left: therapist.slots_remaining, bookings: of(therapist.id) }));
  const unassigned = anybody && { ...anybody, shifts: [], blocks: [], left: undefined, bookings: of(anybody.id) };
  return {
    columns: therapists && unassigned && list.currentData ? [unassigned, ...therapists] : undefined,
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
