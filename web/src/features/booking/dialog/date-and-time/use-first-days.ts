import { useEffect } from 'react';
import { api } from '../../../../shared/api/generated.js';
import { getFirstDays } from '../../../../shared/first-days.js';

/**
 * Reads the days that most visitors choose before they choose them: their times are shown at once and read again then.
 * @param unassignedId Any Available's id; undefined while that is loading
 */
export function useFirstDays(unassignedId: string | undefined): void {
  const { data: landing } = api.endpoints.getLanding.useQueryState();
  const prefetch = api.usePrefetch('getDayAvailability');
  const days = landing && unassignedId ? getFirstDays(landing).join() : '';
  useEffect(() => {
    if (unassignedId && days) days.split(',').forEach((date) => prefetch({ date, therapistId: unassignedId }));
  }, [days, unassignedId, prefetch]);
}
