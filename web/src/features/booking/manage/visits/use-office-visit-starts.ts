import { skipToken } from '@reduxjs/toolkit/query/react';
import { useListOfficeVisitStartsQuery, type VisitStartDto } from '../../../../shared/api/generated.js';
import type { Draft } from '../editor/editor-draft.js';
import { isComplete, type MorePart } from './more-parts.js';

/**
 * Reads the starts of the chosen day at which every treatment of the visit is free, kept up to date when bookings,
 * blocks or shifts change. Undefined for a single booking, until each treatment has a service and a therapist, and with
 * Any Available, who is always free.
 */
export function useOfficeVisitStarts(
  { service_id, therapist_id, booking_date: date }: Draft,
  more: readonly MorePart[],
  unassignedId: string | undefined,
): VisitStartDto[] | undefined {
  const parts = [{ guest: 1, service_id, therapist_id }, ...more];
  const isWhole =
    more.length > 0 && date !== '' && parts.every((each) => isComplete(each) && each.therapist_id !== unassignedId);
  const part = parts.map((each) => `${each.service_id},${each.therapist_id},${each.guest}`);
  const { currentData } = useListOfficeVisitStartsQuery(isWhole ? { date, part } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return currentData?.starts;
}
