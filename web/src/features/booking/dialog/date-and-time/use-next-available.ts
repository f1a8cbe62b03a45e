import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import {
  useLazyGetDayAvailabilityQuery,
  useLazyGetMonthAvailabilityQuery,
  useListRosterQuery,
} from '../../../../shared/api/generated.js';

export interface AvailableStart {
  date: string;
  time: string;
  therapistId: string;
  therapistName: string;
}

/** What a start is looked for. */
export interface WantedStart {
  serviceId: string | undefined;
  /** Whose start it is to be; undefined for the first of anybody. */
  therapistId: string | undefined;
  /** Minutes, where they are not those of the service. */
  duration?: number;
  /** A booking whose own time counts as free. */
  excludeBookingId?: string;
}

interface NextAvailableOptions extends WantedStart {
  /** The last date that can be booked. */
  last: string | undefined;
  isEnabled: boolean;
  /** A new value searches again: what was found may be taken by now. */
  readAt: number | undefined;
}

/**
 * Finds the next free start for a service after `date`, of one therapist or of anybody; searches only when asked to.
 * Months tell which days are worth a request: for a shop that is full for weeks, asking day by day would take
 * hundreds of them. Undefined if a request failed, because a later start might then be shown as the next one.
 */
export function useNextAvailable(
  date: string | undefined,
  { serviceId, therapistId, duration, excludeBookingId, last, isEnabled, readAt }: NextAvailableOptions,
): AvailableStart | undefined {
  const isNeeded = isEnabled && !!date;
  const { currentData: roster } = useListRosterQuery(isNeeded ? { from: date } : skipToken);
  const [readMonth] = useLazyGetMonthAvailabilityQuery();
  const [readDay] = useLazyGetDayAvailabilityQuery();
  const key = [date, therapistId, serviceId].join(' ');
  const [found, setFound] = useState<{ key: string; start: AvailableStart }>();

  useEffect(() => {
    if (!isNeeded || !roster) return;
    let isCurrent = true;
    const later = roster.filter(
      ({ roster_date, therapist_id }) =>
        roster_date > date && (!last || roster_date <= last) && (!therapistId || therapist_id === therapistId),
    );
    const wanted = { serviceId, duration, excludeBookingId };
    const readStarts = async (day: string): Promise<AvailableStart[]> => {
      const names = new Map(
        later.filter((one) => one.roster_date === day).map((one) => [one.therapist_id, one.therapist_name]),
      );
      const starts = [...names].map(async ([id, therapistName]) => {
        const { slots, slots_remaining } = await readDay({ date: day, therapistId: id, ...wanted }).unwrap();
        const free = slots_remaining > 0 && slots.find((slot) => slot.available);
        return free ? [{ date: day, time: free.start_time, therapistId: id, therapistName }] : [];
      });
      return (await Promise.all(starts)).flat();
    };
    const search = async (): Promise<AvailableStart | undefined> => {
      const days = [...new Set(later.map((entry) => entry.roster_date))].sort();
      for (const month of new Set(days.map((day) => day.slice(0, 7)))) {
        const known = await readMonth({ month, therapistId, ...wanted }).unwrap();
        const open = known.days.filter(({ date: each, reason }) => reason === null && days.includes(each));
        for (const { date: day } of open) {
          if (!isCurrent) return undefined;
          const [first] = (await readStarts(day)).sort(
            (one, other) => one.time.localeCompare(other.time) || one.therapistName.localeCompare(other.therapistName),
          );
          if (first) return first;
        }
      }
      return undefined;
    };
    const show = (start: AvailableStart | undefined) => isCurrent && setFound(start && { key, start });
    search().then(show, () => show(undefined));
    return () => {
      isCurrent = false;
    };
  }, [
    isNeeded,
    roster,
    therapistId,
    last,
    date,
    serviceId,
    duration,
    excludeBookingId,
    key,
    readAt,
    readMonth,
    readDay,
  ]);

  return isNeeded && found?.key === key ? found.start : undefined;
}
