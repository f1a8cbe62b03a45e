import { toAddOnIds } from '../fields/add-ons.js';
import type { DayAvailability } from '../date-and-time/use-day-availability.js';
import type { BookingDraft } from '../form/booking-draft.js';
import { useNextVisitDay } from './use-next-visit-day.js';
import { useVisitDay } from './use-visit-day.js';
import { ANYBODY, type VisitPart } from './visit-parts.js';

interface VisitStartsOptions {
  draft: BookingDraft;
  more: readonly VisitPart[];
  /** The day of the first treatment alone. */
  day: DayAvailability;
  unassignedId: string | undefined;
}

/** Reads the starts of the chosen day at which the whole visit is free, kept up to date while they are on screen. */
export function useVisitStarts({ draft, more, day, unassignedId }: VisitStartsOptions) {
  const { booking_date: date, service_id, therapist_id, add_ons, booking_time } = draft;
  const first = { guest: 1, add_ons, service_id, therapist_id: therapist_id === unassignedId ? ANYBODY : therapist_id };
  const treatments = [first, ...more];
  const isComplete = treatments.every((each) => each.service_id && each.therapist_id);
  const part = treatments.map((each) =>
    [each.service_id, each.therapist_id, each.guest, ...toAddOnIds(each.add_ons)].join(','),
  );
  const { visitDay, starts, isEmpty, refetch } = useVisitDay({ date, part, isComplete, day });
  const next = useNextVisitDay({ date, part });
  return {
    isComplete,
    treatments: part.join(' '),
    day: isComplete && date ? visitDay : day,
    start: starts?.find(({ time }) => time === booking_time),
    hasStarts: starts !== undefined,
    isEmpty,
    next,
    refetch,
  };
}

export type VisitStarts = ReturnType<typeof useVisitStarts>;
