import { skipToken } from '@reduxjs/toolkit/query/react';
import { FRESH_QUERY_OPTIONS } from '../fresh-query-options.js';
import { useListVisitStartsQuery } from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { useWatchedDays } from '../../../../shared/live/use-watched-days.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';
import type { DayAvailability } from '../date-and-time/use-day-availability.js';
import { ANYBODY } from './visit-parts.js';

const NOTHING_FREE = 'No time on this day fits your whole visit.';

interface VisitDayOptions {
  date: string | undefined;
  /** The treatments in order, each as `service,therapist,guest`, then its add-ons. */
  part: string[];
  /** Whether every treatment has a service, and a therapist or Any Available. */
  isComplete: boolean;
  /** The day of the first treatment alone. */
  day: DayAvailability;
  /** Id of a visit that is moved: its own times count as free. */
  excludeVisitId?: string;
}

/** Reads the starts of a day at which a whole visit is free, kept up to date while they are on screen. */
export function useVisitDay({ date, part, isComplete, day, excludeVisitId }: VisitDayOptions) {
  const read = useListVisitStartsQuery(
    date && isComplete ? { date, part, excludeVisitId } : skipToken,
    FRESH_QUERY_OPTIONS,
  );
  const problem = read.isError ? parseProblem(read.error) : undefined;
  const refusal = problem?.code === 'visits-not-offered' ? problem.detail : undefined;
  const hasFailed = read.isError && !refusal;
  useLoadFailureToast({ ...read, isError: hasFailed }, 'Failed to load available times');
  const therapists = part.flatMap((each) => each.split(',')[1] || []).filter((id) => id !== ANYBODY);
  useWatchedDays(date, isComplete ? therapists : []);

  const starts = read.currentData?.starts;
  const free = new Set(starts?.map(({ time }) => time));
  const slots = day.slots.map((slot) => ({
    ...slot,
    state: slot.state === 'past' ? slot.state : free.has(slot.start) ? ('free' as const) : ('taken' as const),
  }));
  const isEmpty = starts?.length === 0 && !read.isError;
  const visitDay: DayAvailability = {
    ...day,
    isLoading: read.isFetching && !starts,
    hasFailed,
    retry: () => void read.refetch(),
    slots: starts && !read.isError ? slots : [],
    notice: isEmpty ? NOTHING_FREE : refusal && `${refusal}.`,
    isDayOff: false,
    isOnRequest: false,
    slotsRemaining: undefined,
    announcement: starts && !isEmpty && !read.isError ? `${starts.length} times for the whole visit` : '',
  };
  return { visitDay, starts, isEmpty, refetch: () => isComplete && date && read.refetch() };
}
