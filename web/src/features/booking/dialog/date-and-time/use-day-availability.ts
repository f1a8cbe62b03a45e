import { skipToken } from '@reduxjs/toolkit/query/react';
import { FRESH_QUERY_OPTIONS } from '../fresh-query-options.js';
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
  /**
   * Id of the chosen therapist, or of Any Available while none is chosen: the shop's hours and closures count for
   * everybody.
   */
  therapistId: string | undefined;
  unassignedId: string | undefined;
  /** The name in messages about a day without times. */
  therapistName: string | undefined;
  /** The service to book, which decides the duration with that therapist. */
  serviceId: string | undefined;
  /** Minutes, where they are not those of the service: a booking that is moved keeps its duration. */
  duration?: number;
  /** Minutes of add-ons, on top of these; undefined for none. */
  extra?: number | undefined;
  /** Id of the booking that is moved; its own slot counts as free. */
  exceptBookingId?: string;
}

/** Reads the chosen date's slots, kept up to date while they are on screen. */
export function useDayAvailability(
  { date, therapistId = '', therapistName, unassignedId, serviceId, duration, extra, exceptBookingId }: DayParams,
  now: ShopNow | undefined,
) {
  const { data: shop } = useGetShopQuery();
  const times = useListTimeSlotsQuery(undefined, FRESH_QUERY_OPTIONS);
  const isOfTherapist = !!therapistId && therapistId !== unassignedId;
  const therapistOrAnyId = therapistId || unassignedId;
  const day = useGetDayAvailabilityQuery(
    date && therapistOrAnyId
      ? { date, therapistId: therapistOrAnyId, serviceId, duration, extra, excludeBookingId: exceptBookingId }
      : skipToken,
    FRESH_QUERY_OPTIONS,
  );
  useLoadFailureToast(times, LOAD_FAILURE);
  useLoadFailureToast(day, LOAD_FAILURE);
  const announcement = useLiveDay(therapistOrAnyId ? date : undefined, isOfTherapist ? therapistId : undefined, day);

  // When another service is chosen, the day's former times stay on screen until the new ones have loaded.
  const isSameDay = !!therapistOrAnyId && day.data?.therapist_id === therapistOrAnyId && day.data.date === date;
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
    /** Reason why no time can be chosen, in one sentence; undefined when there are times to show. */
    notice,
    /** Whether the chosen therapist only works on other days. */
    isDayOff: slots.some((slot) => slot.state === 'day_off'),
    /** Whether the shop offers no times on any day. */
    hasNoTimes: times.data?.length === 0,
    /** Whether a therapist is chosen, and not Any Available. */
    isOfTherapist,
    /** Whether nobody is on the roster that day yet, so that the shop decides about whatever is chosen. */
    isOnRequest,
    slotsRemaining:
      isOfTherapist && !notice && !day.isError && !isOnRequest
        ? countSlotsLeft(availability?.slots_remaining, slots)
        : undefined,
    /** Time at which the day was last read, in epoch milliseconds. */
    readAt: day.fulfilledTimeStamp,
    announcement,
  };
}

export type DayAvailability = ReturnType<typeof useDayAvailability>;
