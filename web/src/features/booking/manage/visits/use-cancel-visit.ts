import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { FETCH_ONCE } from '../../../../shared/api/fetch-once.js';
import {
  api,
  useCancelBookingMutation,
  useCancelVisitMutation,
  type CancelBookingDto,
  type ChangedBookingDto,
  type OfficeBookingDto,
} from '../../../../shared/api/generated.js';

import { toAnnouncingBooking } from './announcing-booking.js';

export type CancelScope = 'visit' | 'treatment';

/** The result: the booking that stands for what was cancelled in the toast and for undo. */
interface Cancelled {
  data?: ChangedBookingDto | undefined;
  error?: unknown;
}

type CancelReason = Pick<CancelBookingDto, 'reason' | 'notify_client' | 'by_client'>;

const isOpen = ({ status }: OfficeBookingDto) => status === 'pending' || status === 'confirmed';

/** Cancels a booking, alone or with all open ones of its visit. */
export function useCancelVisitOrBooking() {
  const [cancelBooking] = useCancelBookingMutation();
  const [cancelVisit] = useCancelVisitMutation();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return async (booking: OfficeBookingDto, scope: CancelScope, why: CancelReason): Promise<Cancelled> => {
    const { id, version, visit } = booking;
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
