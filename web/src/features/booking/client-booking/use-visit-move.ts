import { useState } from 'react';
import {
  useGetShopQuery,
  useGetUnassignedTherapistQuery,
  useMoveOwnVisitMutation,
  type VisitTreatmentDto,
} from '../../../shared/api/generated.js';
import { useIdempotencyKey } from '../../../shared/api/use-idempotency-key.js';
import { addDays } from '../../../shared/dates/dates.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { useMonthNotes } from '../dialog/date-and-time/month/use-month-notes.js';
import { useDayAvailability } from '../dialog/date-and-time/use-day-availability.js';
import { useNextVisitDay } from '../dialog/visit/use-next-visit-day.js';
import { useVisitDay } from '../dialog/visit/use-visit-day.js';
import { ANYBODY } from '../dialog/visit/visit-parts.js';
import { toClientChangeError } from './client-change-error.js';
import type { ClientBookingProps } from './client-booking-props.js';

/** The start of a visit. */
export interface VisitStartTime {
  booking_date: string;
  booking_time: string;
}

/** Returns the pending and confirmed treatments, in the order of the visit. */
export const getOpenTreatments = ({ treatments }: ClientBookingProps['booking']): VisitTreatmentDto[] =>
  treatments.filter(({ status }) => status === 'pending' || status === 'confirmed');

/**
 * Reads the month and the times of a day at which the whole visit is free with the same therapists; its own times count
 * as free.
 */
export function useVisitMoveTimes(
  { booking }: ClientBookingProps,
  { booking_date: date, booking_time }: VisitStartTime,
) {
  const now = useShopNow();
  const { data: shop } = useGetShopQuery();
  const { data: unassigned } = useGetUnassignedTherapistQuery();
  const open = getOpenTreatments(booking);
  const first = open[0] ?? { ...booking, booking_id: booking.id };
  const { service_id, therapist_id, therapist_name } = first;
  const own = { duration: first.booking_duration, exceptBookingId: first.booking_id };
  const whose = { therapistId: therapist_id, therapistName: therapist_name, unassignedId: unassigned?.id };
  const day = useDayAvailability({ date, serviceId: service_id, ...whose, ...own }, now);
  const part = open.map(
    ({ service_id, therapist_id, is_unassigned, guest }) =>
      `${service_id},${is_unassigned ? ANYBODY : therapist_id},${guest}`,
  );
  const { visitDay, starts, isEmpty } = useVisitDay({
    date,
    part,
    isComplete: open.length > 0,
    day,
    ...(booking.visit && { excludeVisitId: booking.visit.id }),
  });
  const last = now && addDays(now.date, shop?.booking_window_days ?? 0);
  const next = useNextVisitDay({ date, part, excludeVisitId: booking.visit?.id });
  const { getNote, onMonth } = useMonthNotes({ therapist_id, service_id }, { therapist: therapist_name, last });
  return {
    today: now?.date,
    last,
    day: visitDay,
    isEmpty,
    next,
    start: starts?.find(({ time }) => time === booking_time),
    onMonth,
    // On the visit's own day, the month counts the visit itself as taken.
    getNote: (each: string) => (each === first.booking_date ? undefined : getNote(each)),
  };
}

/** Moves the whole visit, once; `changeError` is the message of its refusal. */
export function useVisitMove({ booking, sessionId, onChanged, onOutdated }: ClientBookingProps, onMoved: () => void) {
  const [moveVisit, { isLoading }] = useMoveOwnVisitMutation();
  const getIdempotencyKey = useIdempotencyKey();
  const [changeError, setChangeError] = useState<string>();

  const move = async (to: VisitStartTime, therapists: { booking_id: string; therapist_id: string }[]) => {
    const body = { sessionId, version: booking.version, ...to, therapists };
    const { data, error } = await moveVisit({ 'idempotency-key': getIdempotencyKey(body), ownVisitMoveDto: body });
    if (data) {
      onChanged(data.booking);
      return onMoved();
    }
    const { message, isOutdated } = toClientChangeError(error);
    setChangeError(message);
    if (isOutdated) onOutdated();
  };

  return { move, isMoving: isLoading, changeError, clearError: () => setChangeError(undefined) };
}
