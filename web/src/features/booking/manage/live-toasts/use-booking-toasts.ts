import { useEffect, useEffectEvent } from 'react';
import { useLazyGetBookingQuery } from '../../../../shared/api/generated.js';
import { onLiveEvent, type BookingChange } from '../../../../shared/live/live-connection.js';
import { isNewsWaiting, toast } from '../../../../shared/toast/toast.js';
import { isMadeHere } from '../api/local-changes.js';
import { addChange, type TimedChange, toAnnouncedChange, toChangesToast } from './booking-toasts.js';

let announced: TimedChange[] = [];

/**
 * Shows toasts about bookings that other people changed, or the same person in another window; never about this page's
 * own changes. `mayRead` says whether the signed-in person may read every booking, and so its client's name.
 */
export function useBookingToasts(
  userId: string | undefined,
  { mayRead, isAdmin }: { mayRead: boolean; isAdmin: boolean },
) {
  const [read] = useLazyGetBookingQuery();
  const notify = useEffectEvent(async (change: BookingChange) => {
    if (await isMadeHere(change, userId)) return;
    const isMine = change.by_user_id !== null && change.by_user_id === userId;
    const booking = mayRead ? (await read({ id: change.booking_id })).data : undefined;
    const entry = { ...toAnnouncedChange(change, { isMine, isAdmin, booking }), at: performance.now() };
    announced = addChange(announced, entry, isNewsWaiting());
    toast({ ...toChangesToast(announced), key: 'booking-changes', isNews: true });
  });
  useEffect(() => onLiveEvent('booking-changed', (change) => void notify(change)), []);
}
