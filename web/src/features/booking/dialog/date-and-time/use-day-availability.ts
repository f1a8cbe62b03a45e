import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  useGetDayAvailabilityQuery,
  useGetShopQuery,
  useListTimeSlotsQuery,
} from '../../../../shared/api/generated.js';
import type { ShopNow } from '../../../../shared/dates/dates.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';
import { toSlots } from './slots.js';
import { useLiveDay } from './use-live-day.js';

const LOAD_FAILURE = 'Failed to load available time slots';

interface DayParams {
  date: string | undefined;
  /** Undefined for the unassigned choice. */
  therapistId: string | undefined;
  /** Minutes of the chosen service. Counts where a booking takes its whole duration. */
  duration: number | undefined;
  /** A booking that takes no slot here, because it is the one to be moved. */
  exceptBookingId?: string;
}

/** The chosen date's slots, kept up to date while they are on screen. */
export function useDayAvailability(
  { date, therapistId, duration, exceptBookingId }: DayParams,
  now: ShopNow | undefined,
) {
  const { data: shop } = useGetShopQuery();
  const times = useListTimeSlotsQuery(undefined, { refetchOnMountOrArgChange: true });
  const minutes = shop?.start_only === false ? duration : undefined;
  const day = useGetDayAvailabilityQuery(
    date && therapistId ? { date, therapistId, duration: minutes, excludeBookingId: exceptBookingId } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  useLoadFailureToast(times, LOAD_FAILURE);
  useLoadFailureToast(day, LOAD_FAILURE);
  const announcement = useLiveDay(date, therapistId, day);

  const hasFailed = times.isError || day.isError;
  const isLoading = !hasFailed && (!now || !times.data || (day.isFetching && !day.currentData));
  return {
    /** How long a free stretch has to be; undefined where only its start counts. */
    minutes,
    isLoading,
    hasFailed,
    retry: () => void (times.isError ? times.refetch() : day.refetch()),
    slots: isLoading || hasFailed || !now ? [] : toSlots(times.data ?? [], day.currentData, date, now),
    slotsRemaining: day.isError ? undefined : day.currentData?.slots_remaining,
    announcement,
  };
}

export type DayAvailability = ReturnType<typeof useDayAvailability>;
