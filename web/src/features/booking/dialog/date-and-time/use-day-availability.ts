import { skipToken } from '@reduxjs/toolkit/query/react';
import { ALWAYS_CURRENT } from '../always-current.js';
import {
  useGetDayAvailabilityQuery,
  useGetShopQuery,
  useListTimeSlotsQuery,
} from '../../../../shared/api/generated.js';
import type { ShopNow } from '../../../../shared/dates/dates.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';
import { countSlotsLeft, describeDayWithoutTimes, toSlots } from './slots.js';
import { useLiveDay } from './use-live-day.js';

const LOAD_FAILURE = 'Failed to load available time slots';

interface DayParams {
  date: string | undefined;
  /** Any Available's id while nobody is chosen: the shop's own hours and closures count for everybody. */
  therapistId: string | undefined;
  unassignedId: string | undefined;
  /** For what is said of a day that has no times. */
  therapistName: string | undefined;
  /** What is to be booked; says how long it takes with that therapist. */
  serviceId: string | undefined;
  /** Minutes, where they are not those of the service: a booking that is moved keeps its own. */
  duration?: number;
  /** A booking that takes no slot here, because it is the one to be moved. */
  exceptBookingId?: string;
}

/** The chosen date's slots, kept up to date while they are on screen. */
export function useDayAvailability(
  { date, therapistId = '', therapistName, unassignedId, serviceId, duration, exceptBookingId }: DayParams,
  now: ShopNow | undefined,
) {
  const { data: shop } = useGetShopQuery();
  const times = useListTimeSlotsQuery(undefined, ALWAYS_CURRENT);
  const isOfTherapist = !!therapistId && therapistId !== unassignedId;
  const ofWhom = therapistId || unassignedId;
  const day = useGetDayAvailabilityQuery(
    date && ofWhom ? { date, therapistId: ofWhom, serviceId, duration, excludeBookingId: exceptBookingId } : skipToken,
    ALWAYS_CURRENT,
  );
  useLoadFailureToast(times, LOAD_FAILURE);
  useLoadFailureToast(day, LOAD_FAILURE);
  const announcement = useLiveDay(date, isOfTherapist ? therapistId : undefined, day);

  // Another service is chosen: the same day's times stay on screen until those of the new one are there.
  const isSameDay = !!ofWhom && day.data?.therapist_id === ofWhom && day.data.date === date;
  const availability = day.currentData ?? (isSameDay ? day.data : undefined);
  const hasFailed = times.isError || day.isError;
  const isLoading = !hasFailed && (!now || !times.data || (day.isFetching && !availability));
  const slots = isLoading || hasFailed || !now ? [] : toSlots(times.data ?? [], availability, date, now);
  const notice =
    isLoading || hasFailed
      ? undefined
      : describeDayWithoutTimes(slots, date, { phone: shop?.phone, therapist: therapistName });
  const isOnRequest = !notice && !isLoading && !hasFailed && !!availability?.is_on_request;
  return {
    isLoading,
    hasFailed,
    retry: () => [times, day].filter(({ isError }) => isError).forEach((each) => void each.refetch()),
    slots,
    /** Why there is no time to choose, in one sentence; undefined when there are times to show. */
    notice,
    /** The chosen therapist works on other days. */
    isDayOff: slots.some((slot) => slot.state === 'day_off'),
    /** The shop offers no time on any day. */
    hasNoTimes: times.data?.length === 0,
    /** A therapist is chosen, not the unassigned choice. */
    isOfTherapist,
    /** Nobody is on the roster that day yet: the shop decides about whatever is chosen. */
    isOnRequest,
    slotsRemaining:
      isOfTherapist && !notice && !day.isError && !isOnRequest
        ? countSlotsLeft(availability?.slots_remaining, slots)
        : undefined,
    /** When the day was last read, epoch milliseconds. */
    readAt: day.fulfilledTimeStamp,
    announcement,
  };
}

export type DayAvailability = ReturnType<typeof useDayAvailability>;
