import { useEffect, useEffectEvent } from 'react';
import { onLive, type BookingChange } from '../../../shared/live.js';
import { toast, type Toast } from '../../../shared/toast.js';
import { isOwn } from './own-changes.js';

/** Tells of bookings that others made or changed, or oneself elsewhere; never of what this page has done. */
export function useBookingToasts(userId: string | undefined) {
  const tell = useEffectEvent(async (change: BookingChange) => {
    const isMine = change.by_user_id !== null && change.by_user_id === userId;
    if (!isMine || !(await isOwn(change))) toast(toastFor(change, isMine));
  });
  useEffect(() => onLive('booking-changed', (change) => void tell(change)), []);
}

function toastFor({ change, by_user_id }: BookingChange, isMine: boolean): Toast {
  if (change === 'requested') return { title: 'New Booking', description: 'A new booking has come in' };
  if (change === 'cancelled') {
    return { title: 'Booking Cancelled', description: 'A booking has been cancelled', destructive: true };
  }
  const by = isMine ? 'you in another window' : by_user_id ? 'another admin' : 'the client or the shop';
  return { title: 'Booking Updated', description: `A booking has been updated by ${by}` };
}
