import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetMonthAvailabilityQuery } from '../../../../shared/api/generated.js';
import { addDays } from '../../../../shared/dates/dates.js';
import type { BookingDraft } from '../../dialog/form/booking-draft.js';
import { listFollowingDays, MAX_DAYS_AHEAD } from './windows.js';

interface FollowingDaysOptions {
  date: string;
  /** The last date that can be booked. */
  last: string | undefined;
  count: number;
}

/** Returns the next days on which the shop is open, from the months that the calendar has read. */
export function useFollowingDays(
  { therapist_id: therapistId, service_id: serviceId }: BookingDraft,
  { date, ...limits }: FollowingDaysOptions,
): string[] {
  const [month, lastMonth] = [date, addDays(date, MAX_DAYS_AHEAD)].map((day) => day.slice(0, 7)) as [string, string];
  const first = useGetMonthAvailabilityQuery({ month, therapistId, serviceId });
  const isOneMonth = lastMonth === month;
  const second = useGetMonthAvailabilityQuery(isOneMonth ? skipToken : { month: lastMonth, therapistId, serviceId });
  const days = [first, second].flatMap(({ currentData }) => currentData?.days ?? []);
  const closed = new Set(days.filter(({ reason }) => reason === 'closed').map((day) => day.date));
  return listFollowingDays(date, { ...limits, closed });
}
