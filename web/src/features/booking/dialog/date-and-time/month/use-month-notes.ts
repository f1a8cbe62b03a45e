import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useGetMonthAvailabilityQuery } from '../../../../../shared/api/generated.js';
import { addMonths } from '../../../../../shared/ui/calendar/month.js';
import { describeDay } from './describe-day.js';
import { useLiveMonth } from './use-live-month.js';

/** Of whom and for what a start is looked for. */
interface NotesQuery {
  therapist_id?: string;
  service_id?: string;
  /** Minutes; by default what the service takes. */
  duration?: number;
  /** A booking whose own time counts as free. */
  excludeBookingId?: string;
}

interface NotesParams {
  /** The chosen therapist's name; undefined for Any Available and while nobody is chosen. */
  therapist: string | undefined;
  /** The last date that can be booked. */
  last: string | undefined;
  /** A date of the month that is shown at first, where the calendar need not tell it. */
  first?: string | undefined;
}

/** Why days of the month on screen have no start; nothing is said while, or as long as, that is not known. */
export function useMonthNotes(
  { therapist_id: therapistId, service_id: serviceId, duration, excludeBookingId }: NotesQuery,
  { therapist, last, first }: NotesParams,
) {
  const [turned, setTurned] = useState<string>();
  const month = turned ?? first?.slice(0, 7);
  const query = { therapistId, serviceId, duration, excludeBookingId };
  const shown = useGetMonthAvailabilityQuery(month ? { month, ...query } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  useLiveMonth(month, therapistId, shown);
  const { currentData } = shown;
  // Read ahead, so that turning the page waits for nothing.
  const following = month && addMonths(month, 1);
  const isFollowingNeeded = !!currentData && !!following && !!last && following <= last.slice(0, 7);
  useGetMonthAvailabilityQuery(isFollowingNeeded ? { month: following, ...query } : skipToken);
  const days = new Map(currentData?.days.map((day) => [day.date, day]));
  return {
    onMonth: (shown: string) => setTurned(shown || undefined),
    getNote: (date: string) => {
      const day = days.get(date);
      return day && describeDay(day, therapist);
    },
  };
}
