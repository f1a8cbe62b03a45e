import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetDayAvailabilityQuery, useListTimeSlotsQuery } from '../../../shared/api/generated.js';
import type { ShopNow } from '../../../shared/dates.js';
import { slotsOf } from './slots.js';
import { useLiveDay } from './use-live-day.js';
import { useLoadFailureToast } from '../../../shared/load-failure-toast.js';

const FAILED = 'Failed to load available time slots';

/** The chosen date's slots, kept up to date while they are on screen. `therapistId` is undefined for the unassigned choice. */
export function useDay(date: string | undefined, therapistId: string | undefined, now: ShopNow | undefined) {
  const times = useListTimeSlotsQuery(undefined, { refetchOnMountOrArgChange: true });
  const day = useGetDayAvailabilityQuery(date && therapistId ? { date, therapistId } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  useLoadFailureToast(times, FAILED);
  useLoadFailureToast(day, FAILED);
  const announcement = useLiveDay(date, therapistId, day);

  const hasFailed = times.isError || day.isError;
  const isLoading = !hasFailed && (!now || !times.data || (day.isFetching && !day.currentData));
  return {
    isLoading,
    hasFailed,
    retry: () => void (times.isError ? times.refetch() : day.refetch()),
    slots: isLoading || hasFailed || !now ? [] : slotsOf(times.data ?? [], day.currentData, date, now),
    slotsRemaining: day.isError ? undefined : day.currentData?.slots_remaining,
    announcement,
  };
}

export type Day = ReturnType<typeof useDay>;
