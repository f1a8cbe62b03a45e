import { skipToken } from '@reduxjs/toolkit/query/react';
import { useListNextStartsQuery } from '../../../../shared/api/generated.js';
import { addDays } from '../../../../shared/dates/dates.js';
import { FRESH_QUERY_OPTIONS } from '../fresh-query-options.js';

export interface AvailableStart {
  date: string;
  time: string;
  therapistId: string;
  therapistName: string;
}

/** The criteria of a free start. */
export interface StartCriteria {
  serviceId: string | undefined;
  /** Id of the therapist; undefined for the first start of anybody. */
  therapistId: string | undefined;
  /** Minutes, where they are not those of the service. */
  duration?: number;
  /** Minutes of add-ons, on top of these; undefined for none. */
  extra?: number | undefined;
  /** Id of a booking whose own time counts as free. */
  excludeBookingId?: string;
}

/** Finds the next free start after `date`, of one therapist or of anybody; searches only when enabled. */
export function useNextAvailable(
  date: string | undefined,
  { isEnabled, ...criteria }: StartCriteria & { isEnabled: boolean },
): AvailableStart | undefined {
  const isActive = isEnabled && !!date;
  const { currentData } = useListNextStartsQuery(
    isActive ? { ...criteria, from: addDays(date, 1) } : skipToken,
    FRESH_QUERY_OPTIONS,
  );
  const [start] = currentData ?? [];
  const [first] = start?.therapists ?? [];
  return start && first && { date: start.date, time: start.time, therapistId: first.id, therapistName: first.name };
}
