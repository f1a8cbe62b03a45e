import { useEffect, useEffectEvent } from 'react';
import { useListOfficeTimesQuery, type OfficeBookingDto } from '../../../../shared/api/generated.js';
import { onLive, watchDay } from '../../../../shared/live.js';
import type { Draft } from './editor-draft.js';

/** The times at which the chosen therapist is free on the chosen day, followed while others book, block and roster. */
export function useFreeTimes(
  { therapist_id: therapistId, booking_date: date }: Draft,
  base: OfficeBookingDto | undefined,
  duration: number | undefined,
) {
  const skip = !therapistId || !date;
  const asked = { therapistId, date, duration, excludeBookingId: base?.id };
  const { currentData, isError, refetch } = useListOfficeTimesQuery(asked, { skip, refetchOnMountOrArgChange: true });
  const again = useEffectEvent((change: { therapist_id: string; date: string }) => {
    if (change.therapist_id === therapistId && change.date === date) void refetch();
  });
  useEffect(() => {
    if (skip) return;
    const stops = [watchDay({ therapist_id: therapistId, date }), onLive('day-changed', (change) => again(change))];
    return () => stops.forEach((stop) => stop());
  }, [skip, therapistId, date]);

  const isOwnDay = base?.therapist_id === therapistId && base.booking_date === date;
  const free = currentData?.times.filter((slot) => slot.free || (isOwnDay && slot.start_time === base.booking_time));
  const offered = free?.map(({ start_time, is_past }) => ({ time: start_time, isPast: is_past }));
  const isOwnGone = isOwnDay && offered && !offered.some(({ time }) => time === base.booking_time);
  return {
    /** Undefined until therapist and day are chosen and their times have arrived. */
    offered: isOwnGone ? [{ time: base.booking_time, isPast: false }, ...offered] : offered,
    isWaiting: !skip && !currentData && !isError,
    isError,
    refetch,
  };
}
