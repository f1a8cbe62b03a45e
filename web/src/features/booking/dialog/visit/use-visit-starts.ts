import { useState } from 'react';
import { useLazyListVisitStartsQuery, type VisitStartDto } from '../../../../shared/api/generated.js';
import { addDays, type ShopNow } from '../../../../shared/dates/dates.js';
import type { DayAvailability } from '../date-and-time/use-day-availability.js';
import type { BookingDraft } from '../form/booking-draft.js';
import { useVisitDay } from './use-visit-day.js';
import { ANYBODY, type VisitPart } from './visit-parts.js';

/** So many days are looked at for the next one with a time. */
const MAX_DAYS_AHEAD = 21;

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
  const { visitDay, starts, isEmpty, refetch } = useVisitDay({ date, part, isComplete, day });
  const next = useNextDay(date, part, last, now);
  return {
    isComplete,
    day: isComplete && date ? visitDay : day,
    start: starts?.find(({ time }) => time === booking_time),
    hasStarts: starts !== undefined,
    isEmpty,
    next,
    refetch,
  };
}

export type VisitStarts = ReturnType<typeof useVisitStarts>;

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
