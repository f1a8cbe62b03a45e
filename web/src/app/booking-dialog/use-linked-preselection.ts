import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useResolveBookingLinkQuery, type BookingLinkDto } from '../../shared/api/generated.js';
import type { BookingPreselection } from '../../shared/booking-preselection.js';

const UNREAD: BookingPreselection = { notices: ['What this link names could not be read. Please choose below.'] };

/** Maximum length of a value in characters: more than any slug has, so nothing valid is cut off. */
const MAX_LENGTH = 200;

/**
 * Returns the values that a link such as `?service=hot-stone-massage&therapist=mei&date=2026-12-01&time=09:00` fills
 * the dialog with.
 * @param search undefined while there is no such link
 * @returns undefined until they are known
 */
export function useLinkedPreselection(search: string | undefined): BookingPreselection | undefined {
  const query = search === undefined ? undefined : toQuery(search);
  const isEmpty = query !== undefined && !query.service && !query.therapist && !query.date;
  const time = new URLSearchParams(search).get('time') ?? '';
  const { data, isError } = useResolveBookingLinkQuery(query && !isEmpty ? query : skipToken);
  return useMemo(() => {
    if (isEmpty) return {};
    return data ? toPreselection(data, time) : isError ? UNREAD : undefined;
  }, [isEmpty, data, isError, time]);
}

function toQuery(search: string) {
  const params = new URLSearchParams(search);
  const read = (name: string) => params.get(name)?.slice(0, MAX_LENGTH) || undefined;
  return { service: read('service'), therapist: read('therapist'), date: read('date') };
}

/**
 * Converts the resolved link to a preselection.
 * @param time a start time of the link's day; the dialog says whether it is still free
 */
export function toPreselection(
  { service_id, therapist_id, date, notices }: BookingLinkDto,
  time: string,
): BookingPreselection {
  return {
    service_id: service_id ?? undefined,
    therapist_id: therapist_id ?? undefined,
    date: date ?? undefined,
    time: date && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined,
    notices,
  };
}
