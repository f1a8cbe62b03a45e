import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useLazyGetDayAvailabilityQuery, useListRosterQuery } from '../../../../shared/api/generated.js';

export interface AvailableStart {
  date: string;
  time: string;
}

interface NextAvailableOptions {
  serviceId: string | undefined;
  isFull: boolean;
  /** Another value looks again: what was found may be gone by now. */
  readAt: number | undefined;
}

/** The therapist's next free start for a service on a later day; looked for only while `date` has nothing left. */
export function useNextAvailable(
  date: string | undefined,
  therapistId: string | undefined,
  { serviceId, isFull, readAt }: NextAvailableOptions,
): AvailableStart | undefined {
  const isEnabled = isFull && !!date && !!therapistId;
  const { currentData: roster } = useListRosterQuery(isEnabled ? { from: date } : skipToken);
  const [readDay] = useLazyGetDayAvailabilityQuery();
  const [found, setFound] = useState<AvailableStart & { after: string; therapistId: string }>();

  useEffect(() => {
    if (!isEnabled || !roster) return;
    let isCurrent = true;
    const days = roster.filter((entry) => entry.therapist_id === therapistId && entry.roster_date > date);
    const search = async () => {
      for (const day of [...new Set(days.map((entry) => entry.roster_date))].sort()) {
        const { data } = await readDay({ date: day, therapistId, serviceId });
        const free = data && data.slots_remaining > 0 && data.slots.find((slot) => slot.available);
        if (!isCurrent) return;
        if (free) return setFound({ date: day, time: free.start_time, after: date, therapistId });
      }
      setFound(undefined);
    };
    void search();
    return () => {
      isCurrent = false;
    };
  }, [isEnabled, roster, therapistId, date, serviceId, readAt, readDay]);

  return isEnabled && found?.after === date && found.therapistId === therapistId ? found : undefined;
}
