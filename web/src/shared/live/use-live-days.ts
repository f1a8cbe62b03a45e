import { useEffect, useEffectEvent, useRef } from 'react';
import { onLiveEvent, type WatchedDay, watchDay } from './live-connection.js';

interface LiveRead {
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * Reads again whenever a day of one of the therapists may have changed, also between the first read and the subscription.
 * @param date `yyyy-MM-dd`; empty while none is chosen
 */
export function useLiveDays(date: string, therapistIds: readonly string[], read: LiveRead): void {
  const { isFetching } = read;
  const ids = [...new Set(therapistIds)].join(' ');
  const isStale = useRef(false);
  const refresh = useEffectEvent(() => {
    // Another read would join the one under way, which may have seen the day before it changed.
    if (isFetching) isStale.current = true;
    else void read.refetch();
  });
  useEffect(() => {
    if (isFetching || !isStale.current) return;
    isStale.current = false;
    refresh();
  }, [isFetching]);
  useEffect(() => {
    if (!date || !ids) return;
    const therapists = ids.split(' ');
    const refreshIfSame = (day: WatchedDay) => {
      if (day.date === date && therapists.includes(day.therapist_id)) refresh();
    };
    const unsubscribers = [
      onLiveEvent('day-changed', refreshIfSame),
      onLiveEvent('watched', refreshIfSame),
      onLiveEvent('reconnected', () => refresh()),
      ...therapists.map((therapist_id) => watchDay({ therapist_id, date })),
    ];
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
  }, [date, ids]);
}
