import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useGetMonthAvailabilityQuery } from '../../../../../shared/api/generated.js';
import { addMonths } from '../../../../../shared/ui/calendar/month.js';
import { describeDay } from './describe-day.js';
import type { BookingDraft } from '../../form/booking-draft.js';

interface NotesParams {
  /** The chosen therapist's name; undefined for Any Available and while nobody is chosen. */
  therapist: string | undefined;
  /** The last date that can be booked. */
  last: string | undefined;
}

/** Why days of the month on screen have no start; nothing is said while, or as long as, that is not known. */
export function useMonthNotes(
  { therapist_id: therapistId, service_id: serviceId }: BookingDraft,
  { therapist, last }: NotesParams,
) {
  const [month, setMonth] = useState<string>();
  const { currentData } = useGetMonthAvailabilityQuery(month ? { month, therapistId, serviceId } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  // Read ahead, so that turning the page waits for nothing.
  const following = month && addMonths(month, 1);
  const isFollowingNeeded = !!currentData && !!following && !!last && following <= last.slice(0, 7);
  useGetMonthAvailabilityQuery(isFollowingNeeded ? { month: following, therapistId, serviceId } : skipToken);
  const days = new Map(currentData?.days.map((day) => [day.date, day]));
  return {
    onMonth: (shown: string) => setMonth(shown || undefined),
    getNote: (date: string) => {
      const day = days.get(date);
      return day && describeDay(day, therapist);
    },
  };
}
