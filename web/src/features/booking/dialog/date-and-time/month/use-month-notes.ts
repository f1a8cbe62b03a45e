import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useGetMonthAvailabilityQuery, type MonthAvailabilityDto } from '../../../../../shared/api/generated.js';
import { addMonths } from '../../../../../shared/ui/calendar/month.js';
import { describeDay } from './describe-day.js';
import { describeMonth } from './describe-month.js';

/**
 * Milliseconds after which the month on screen is read again, because the server does not push every day that fills up.
 */
const POLL_INTERVAL_MS = 60_000;

/** The criteria of a free start. */
interface NotesQuery {
  therapist_id?: string;
  service_id?: string;
  /** Minutes; the service's where left out. */
  duration?: number;
  /** Minutes of add-ons, on top of these; undefined for none. */
  extra?: number | undefined;
  /** Id of a booking whose own time counts as free. */
  excludeBookingId?: string;
}

interface NotesParams {
  /** The chosen therapist's name; undefined for Any Available and while none is chosen. */
  therapist: string | undefined;
  /** The last date that can be booked. */
  last: string | undefined;
  /** A date of the month that is shown at first, before the calendar reports another one. */
  first?: string | undefined;
}

/** Explains why days of the month on screen have no start; undefined while that is not known. */
export function useMonthNotes(
  { therapist_id: therapistId, service_id: serviceId, duration, extra, excludeBookingId }: NotesQuery,
  { therapist, last, first }: NotesParams,
) {
  const [turned, setTurned] = useState<string>();
  const month = turned ?? first?.slice(0, 7);
  const query = { therapistId, serviceId, duration, extra, excludeBookingId };
  const shown = useGetMonthAvailabilityQuery(month ? { month, ...query } : skipToken, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  });
  const { currentData } = shown;
  const lastMonth = last?.slice(0, 7) ?? '';
  // Read ahead, so that turning to the next month is immediate.
  const following = month && addMonths(month, 1);
  const isFollowingNeeded = !!currentData && !!following && following <= lastMonth;
  const second = useGetMonthAvailabilityQuery(isFollowingNeeded ? { month: following, ...query } : skipToken);
  const emptyMonth = month && currentData ? describeMonth(month, currentData.days, therapist) : undefined;
  const afterFollowing = following && addMonths(following, 1);
  const isEmptyToo = !!emptyMonth && !!second.currentData && !findFirstFree(second.currentData);
  const third = useGetMonthAvailabilityQuery(
    isEmptyToo && !!afterFollowing && afterFollowing <= lastMonth ? { month: afterFollowing, ...query } : skipToken,
  );
  // The first weeks of the next month may be on screen as well.
  const days = new Map(
    [currentData, second.currentData].flatMap((read) => read?.days ?? []).map((day) => [day.date, day]),
  );
  return {
    /** The explanation for a month without any start. */
    emptyMonth,
    /** The first later date that has a start. */
    nextDay: emptyMonth ? (findFirstFree(second.currentData) ?? findFirstFree(third.currentData)) : undefined,
    onMonth: (shown: string) => setTurned(shown || undefined),
    getNote: (date: string) => {
      const day = days.get(date);
      return day && describeDay(day, therapist);
    },
  };
}

const findFirstFree = (month: MonthAvailabilityDto | undefined): string | undefined =>
  month?.days.find(({ reason }) => reason === null)?.date;
