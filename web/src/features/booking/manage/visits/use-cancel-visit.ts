import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { FETCH_ONCE } from '../../../../shared/api/fetch-once.js';
import {
  api,
  useCancelBookingMutation,
  useCancelRecurrenceMutation,
  useCancelVisitMutation,
  type CancelBookingDto,
  type ChangedBookingDto,
  type OfficeBookingDto,
} from '../../../../shared/api/generated.js';

import { listFollowing } from '../recurrence/recurrence-labels.js';
import { toAnnouncingBooking } from './announcing-booking.js';

/** What is cancelled: the whole visit, one booking, or it and those that follow in its series. */
export type CancelScope = 'visit' | 'treatment' | 'following';

/** The result: the booking that stands for what was cancelled in the toast and for undo. */
interface Cancelled {
  data?: ChangedBookingDto | undefined;
  error?: unknown;
}

type CancelReason = Pick<CancelBookingDto, 'reason' | 'notify_client' | 'by_client'>;

const isOpen = ({ status }: OfficeBookingDto) => status === 'pending' || status === 'confirmed';

/** Cancels a booking, alone, with all open ones of its visit, or with those that follow in its series. */
export function useCancelVisitOrBooking() {
  const [cancelBooking] = useCancelBookingMutation();
  const [cancelVisit] = useCancelVisitMutation();
  const [cancelRecurrence] = useCancelRecurrenceMutation();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return async (booking: OfficeBookingDto, scope: CancelScope, why: CancelReason): Promise<Cancelled> => {
    const { id, version, visit } = booking;
    if (scope === 'following') {
      const series = await dispatch(api.endpoints.getRecurrence.initiate({ id }, FETCH_ONCE));
      if (!series.data) return { error: series.error };
      const following = listFollowing(series.data.bookings, id);
      const shown = following.map((each) => ({ id: each.id, version: each.id === id ? version : each.version }));
      return cancelRecurrence({ id, cancelRecurringDto: { ...why, bookings: shown } });
    }
    if (!visit || scope === 'treatment') return cancelBooking({ id, cancelBookingDto: { ...why, version } });
    const read = await dispatch(api.endpoints.getVisit.initiate({ id: visit.id }, FETCH_ONCE));
    if (!read.data) return { error: read.error };
    // The version that was shown, not the one just read: a change since then has to be refused.
    const shown = read.data.bookings.filter(isOpen).map((each) => (each.id === id ? booking : each));
    const bookings = shown.map((each) => ({ id: each.id, version: each.version }));
    const { data, error } = await cancelVisit({ id: visit.id, cancelVisitDto: { ...why, bookings } });
    return data ? { data: toAnnouncingBooking(data) } : { error };
  };
}
