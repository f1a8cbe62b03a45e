import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import {
  useLazyListVisitStartsQuery,
  useListVisitStartsQuery,
  type VisitStartDto,
} from '../../../../shared/api/generated.js';
import { addDays, type ShopNow } from '../../../../shared/dates/dates.js';
import { onLiveEvent, watchDay } from '../../../../shared/live/live-connection.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';
import type { DayAvailability } from '../date-and-time/use-day-availability.js';
import type { BookingDraft } from '../form/booking-draft.js';
import { ANYBODY, type VisitPart } from './visit-parts.js';

/** So many days are looked at for the next one with a time. */
const MAX_DAYS_AHEAD = 21;

const NOTHING_FREE = 'Nothing is free for the whole visit on this day.';

interface VisitStartsOptions {
  draft: BookingDraft;
  more: readonly VisitPart[];
  /** The day of the first treatment by itself. */
  day: DayAvailability;
  unassignedId: string | undefined;
  now: ShopNow | undefined;
  /** The last date that can be booked. */
  last: string | undefined;
}

/** The starts of the chosen day at which the whole visit is free, kept up to date while they are on screen. */
export function useVisitStarts({ draft, more, day, unassignedId, now, last }: VisitStartsOptions) {
  const { booking_date: date, service_id, therapist_id, booking_time } = draft;
  const first = { guest: 1, service_id, therapist_id: therapist_id === unassignedId ? ANYBODY : therapist_id };
  const wanted = [first, ...more];
  const isComplete = wanted.every((each) => each.service_id && each.therapist_id);
  const part = wanted.map((each) => `${each.service_id},${each.therapist_id},${each.guest}`);
  const read = useListVisitStartsQuery(date && isComplete ? { date, part } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  useLoadFailureToast(read, 'Failed to load available times');
  const therapists = wanted.map((each) => each.therapist_id).filter((id) => id && id !== ANYBODY);
  useLiveStarts(date, therapists.join(' '), read.refetch, isComplete);

  const starts = read.currentData?.starts;
  const free = new Set(starts?.map(({ time }) => time));
  const slots = day.slots.map((slot) => ({
    ...slot,
    state: slot.state === 'past' ? slot.state : free.has(slot.start) ? ('free' as const) : ('taken' as const),
  }));
  const isEmpty = starts?.length === 0 && !read.isFetching;
  const visitDay: DayAvailability = {
    ...day,
    isLoading: read.isFetching && !starts,
    hasFailed: read.isError,
    retry: () => void read.refetch(),
    slots: starts ? slots : [],
    notice: isEmpty ? NOTHING_FREE : undefined,
    isDayOff: false,
    slotsRemaining: undefined,
    announcement: starts && !isEmpty ? `${starts.length} times for the whole visit` : '',
  };
  const next = useNextDay(date, part, last, now);
  return {
    isComplete,
    day: isComplete && date ? visitDay : day,
    start: starts?.find(({ time }) => time === booking_time),
    hasStarts: starts !== undefined,
    isEmpty,
    next,
    refetch: () => isComplete && date && read.refetch(),
  };
}

export type VisitStarts = ReturnType<typeof useVisitStarts>;

/** Reads them again whenever the day of one of the therapists changes. */
function useLiveStarts(date: string | undefined, therapists: string, refetch: () => unknown, isActive: boolean): void {
  useEffect(() => {
    if (!date || !isActive) return;
    const ids = [...new Set(therapists.split(' ').filter(Boolean))];
    const unsubscribers = [
      ...ids.map((therapist_id) => watchDay({ therapist_id, date })),
      onLiveEvent('day-changed', (changed) => {
        if (changed.date === date && ids.includes(changed.therapist_id)) refetch();
      }),
      onLiveEvent('reconnected', () => void refetch()),
    ];
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
  }, [date, therapists, refetch, isActive]);
}

/** Looks for the next day with a time for the whole visit, when somebody asks for it. */
function useNextDay(date: string | undefined, part: string[], last: string | undefined, now: ShopNow | undefined) {
  const [read] = useLazyListVisitStartsQuery();
  const [isLooking, setLooking] = useState(false);
  const [failedFor, setFailedFor] = useState<string>();
  const key = [date, ...part].join(' ');
  const find = async (): Promise<{ date: string; start: VisitStartDto } | undefined> => {
    setLooking(true);
    try {
      for (let ahead = 1; ahead <= MAX_DAYS_AHEAD; ahead++) {
        const day = addDays(date ?? now?.date ?? '', ahead);
        if (last && day > last) break;
        const [start] = (await read({ date: day, part }).unwrap()).starts;
        if (start) return { date: day, start };
      }
      setFailedFor(key);
      return undefined;
    } catch {
      setFailedFor(key);
      return undefined;
    } finally {
      setLooking(false);
    }
  };
  return { find, isLooking, hasFound: failedFor !== key };
}
