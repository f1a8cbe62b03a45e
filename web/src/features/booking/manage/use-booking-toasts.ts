import { useEffect, useEffectEvent } from 'react';
import { onLiveEvent, type BookingChange } from '../../../shared/live/live-connection.js';
import { toast, type Toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import { isLocalChange } from './api/local-changes.js';

/** Tells of bookings that others made or changed, or oneself elsewhere; never of what this page has done. */
export function useBookingToasts(userId: string | undefined) {
  const notify = useEffectEvent(async (change: BookingChange) => {
    const isMine = change.by_user_id !== null && change.by_user_id === userId;
    if (!isMine || !(await isLocalChange(change))) toast(toChangeToast(change, isMine));
  });
  useEffect(() => onLiveEvent('booking-changed', (change) => void notify(change)), []);
}

function toChangeToast({ change, by_user_id }: BookingChange, isMine: boolean): Toast {
  if (change === 'requested') return { title: 'New Booking', description: 'A new booking has come in' };
  if (change === 'cancelled') return errorToast('A booking has been cancelled', 'Booking Cancelled');
  const by = isMine ? 'you in another window' : by_user_id ? 'another admin' : 'the client or the shop';
  return { title: 'Booking Updated', description: `A booking has been updated by ${by}` };
}
