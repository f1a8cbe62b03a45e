import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../../../shared/api/generated.js';
import { watchDay } from '../../../../shared/live/live-connection.js';
import { useLiveRefresh } from '../../../../shared/live/use-live-refresh.js';

const OFFICE_EVENTS = ['booking-changed', 'schedule-changed', 'waiting-list-changed', 'storefront-changed'] as const;
const OWN_EVENTS = ['booking-changed', 'schedule-changed', 'storefront-changed', 'day-changed'] as const;

/**
 * Refreshes bookings, offers, shifts and blocks of the days when somebody changes them. The desk receives every change
 * without watching. A therapist also watches their own day, because a booking moved to another therapist is pushed to
 * that one.
 */
export function useLiveCalendar(date: string, ownTherapistId: string | undefined): void {
  const dispatch = useDispatch();
  const refresh = () => void dispatch(api.util.invalidateTags(['Scheduling', 'OfficeBooking']));
  useLiveRefresh(refresh, { events: ownTherapistId ? OWN_EVENTS : OFFICE_EVENTS });
  useEffect(
    () => (ownTherapistId ? watchDay({ therapist_id: ownTherapistId, date }) : undefined),
    [ownTherapistId, date],
  );
}
