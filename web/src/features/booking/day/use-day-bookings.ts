import {
  useListBookingsOfDayQuery,
  useListBookingsQuery,
  type OfficeBookingDto,
} from '../../../shared/api/generated.js';

interface DayBookings {
  /** Undefined while they load. */
  bookings: OfficeBookingDto[] | undefined;
  isError: boolean;
  startedTimeStamp: number | undefined;
  /** Whether the therapist has more bookings than are shown. */
  isIncomplete: boolean;
  refetch: () => unknown;
}

const MAX_OWN_BOOKINGS = 200;

/** A day's bookings that are not cancelled: everybody's for admins, and for staff their own, which is all they may list. */
export function useDayBookings(date: string, isOwn: boolean): DayBookings {
  const day = useListBookingsOfDayQuery({ date }, { skip: isOwn });
  const own = useListBookingsQuery(
    { date, status: 'active', order: 'earliest', limit: MAX_OWN_BOOKINGS },
    { skip: !isOwn },
  );
  const { isError, startedTimeStamp, refetch } = isOwn ? own : day;
  const data = isOwn ? own.currentData : day.currentData;
  const isIncomplete = isOwn && own.currentData?.next_cursor != null;
  return { bookings: data?.items, isError, startedTimeStamp, isIncomplete, refetch };
}
