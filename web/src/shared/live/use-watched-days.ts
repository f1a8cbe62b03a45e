import { useEffect } from 'react';
import { watchDay } from './live-connection.js';

/**
 * Watches a day of therapists: reads of it are read again when it changes.
 * @param date `yyyy-MM-dd`; nothing is watched while it is empty
 */
export function useWatchedDays(date: string | undefined, therapistIds: readonly string[]): void {
  const ids = [...new Set(therapistIds)].join(' ');
  useEffect(() => {
    if (!date || !ids) return;
    const endings = ids.split(' ').map((therapist_id) => watchDay({ therapist_id, date }));
    return () => endings.forEach((end) => end());
  }, [date, ids]);
}
