import { useEffect, useEffectEvent } from 'react';
import { useLazyGetBookingQuery } from '../../../shared/api/generated.js';
import { hasJustWritten } from '../../../shared/api/own-writes.js';
import { onLiveEvent, type BookingChange } from '../../../shared/live/live-connection.js';
import { toast } from '../../../shared/toast/toast.js';
import { isLocalChange } from './api/local-changes.js';
import { type AnnouncedChange, toChangesToast, toAnnouncedChange } from './booking-toasts.js';

/** Milliseconds within which changes are reported in one toast. */
const GROUPED_MS = 5_000;

let announced: (AnnouncedChange & { at: number })[] = [];

/**
 * Shows toasts about bookings that other people changed, or the same person in another window; never about this page's
 * own changes.
 * @param reader the person who reads them: `mayRead` when they may read any booking, and so its name
 */
export function useBookingToasts(
  userId: string | undefined,
  { mayRead, isAdmin }: { mayRead: boolean; isAdmin: boolean },
) {
  const [read] = useLazyGetBookingQuery();
  const notify = useEffectEvent(async (change: BookingChange) => {
    const isMine = change.by_user_id !== null && change.by_user_id === userId;
    if (isMine && (hasJustWritten() || (await isLocalChange(change)))) return;
    const booking = mayRead ? (await read({ id: change.booking_id })).data : undefined;
    const at = performance.now();
    const entry = { ...toAnnouncedChange(change, { isMine, isAdmin, booking }), at };
    announced = [...announced.filter((each) => each.id !== entry.id && at - each.at < GROUPED_MS), entry];
    toast({ ...toChangesToast(announced), key: 'booking-changes' });
  });
  useEffect(() => onLiveEvent('booking-changed', (change) => void notify(change)), []);
}
