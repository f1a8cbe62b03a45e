import { useEffect, useEffectEvent } from 'react';
import { onLive, type BookingChange } from '../../../shared/live.js';
import { toast, type Toast } from '../../../shared/toast.js';

/** Tells of bookings that others made or changed; never of one's own changes. */
export function useBookingToasts(userId: string | undefined) {
  const tell = useEffectEvent((change: BookingChange) => {
    if (change.by_user_id === null || change.by_user_id !== userId) toast(toastFor(change));
  });
  useEffect(() => onLive('booking-changed', (change) => tell(change)), []);
}

function toastFor({ change, by_user_id }: BookingChange): Toast {
  if (change === 'requested') return { title: 'New Booking', description: 'A new booking has come in' };
  if (change === 'cancelled') {
    return { title: 'Booking Cancelled', description: 'A booking has been cancelled', destructive: true };
  }
  const by = by_user_id ? 'another admin' : 'the client or the shop';
  return { title: 'Booking Updated', description: `A booking has been updated by ${by}` };
}
