import { useListOfficeTimesQuery, type OfficeBookingDto } from '../../../../../shared/api/generated.js';
import type { Draft } from '../editor-draft.js';
import { findDayOff } from './day-off.js';

/**
 * Reads the times at which the chosen therapist is free on the chosen day, kept up to date when bookings, blocks or
 * shifts change.
 */
export function useFreeTimes(
  { therapist_id: therapistId, booking_date: date, service_id, booking_time }: Draft,
  base: OfficeBookingDto | undefined,
  duration: number | undefined,
) {
  const skip = !therapistId || !date;
  const serviceId = service_id || undefined;
  const query = { therapistId, date, serviceId, duration, excludeBookingId: base?.id };
  const read = useListOfficeTimesQuery(query, { skip, refetchOnMountOrArgChange: true });
  const { currentData, isError, refetch } = read;

  const isOwnDay = base?.therapist_id === therapistId && base.booking_date === date;
  const free = currentData?.times.filter((slot) => slot.free || (isOwnDay && slot.start_time === base.booking_time));
  const offered = free?.map(({ start_time, is_past }) => ({ time: start_time, isPast: is_past }));
  const isOwnGone = isOwnDay && offered && !offered.some(({ time }) => time === base.booking_time);
  return {
    /** The times on offer; undefined until therapist and day are chosen and their times have loaded. */
    offered: isOwnGone ? [{ time: base.booking_time, isPast: false }, ...offered] : offered,
    /** Reason why the day has no times, whatever is booked on it. */
    dayOff: currentData && findDayOff(currentData.times),
    isWaiting: !skip && !currentData && !isError,
    /** Whether the therapist gives the service; true until the times have loaded. */
    givesService: currentData?.times.every(({ gives_service }) => gives_service) ?? true,
    /** Whether the shop is closed at the chosen time. */
    isClosed: currentData?.times.find(({ start_time }) => start_time === booking_time)?.is_closed ?? false,
    isError,
    refetch,
  };
}
