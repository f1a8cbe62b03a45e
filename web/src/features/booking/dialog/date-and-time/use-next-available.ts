import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useLazyGetDayAvailabilityQuery, useListRosterQuery } from '../../../../shared/api/generated.js';

export interface AvailableStart {
  date: string;
  time: string;
  therapistId: string;
  therapistName: string;
}

interface NextAvailableOptions {
  serviceId: string | undefined;
  /** Whose start it is to be; undefined for the first of anybody. */
  therapistId: string | undefined;
  /** The last date that can be booked. */
  last: string | undefined;
  isEnabled: boolean;
  /** Another value looks again: what was found may be gone by now. */
  readAt: number | undefined;
}

/** The next free start for a service on a day after `date`, a therapist's or anybody's; looked for only while one is needed. */
export function useNextAvailable(
  date: string | undefined,
  { serviceId, therapistId, last, isEnabled, readAt }: NextAvailableOptions,
): AvailableStart | undefined {
  const isNeeded = isEnabled && !!date;
  const { currentData: roster } = useListRosterQuery(isNeeded ? { from: date } : skipToken);
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
    const readStarts = async (day: string): Promise<AvailableStart[]> => {
      const names = new Map(
        later.filter((one) => one.roster_date === day).map((one) => [one.therapist_id, one.therapist_name]),
      );
      const starts = [...names].map(async ([id, therapistName]) => {
        const { data } = await readDay({ date: day, therapistId: id, serviceId });
        const free = data && data.slots_remaining > 0 && data.slots.find((slot) => slot.available);
        return free ? [{ date: day, time: free.start_time, therapistId: id, therapistName }] : [];
      });
      return (await Promise.all(starts)).flat();
    };
    const search = async () => {
      for (const day of [...new Set(later.map((entry) => entry.roster_date))].sort()) {
        const starts = await readStarts(day);
        if (!isCurrent) return;
        const [first] = starts.sort(
          (one, other) => one.time.localeCompare(other.time) || one.therapistName.localeCompare(other.therapistName),
        );
        if (first) return setFound({ key, start: first });
      }
      setFound(undefined);
    };
    void search();
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, roster, therapistId, last, date, serviceId, key, readAt, readDay]);

  return isNeeded && found?.key === key ? found.start : undefined;
}
