import { useCallback, useEffect, useState } from 'react';
import { useCompleteBookingMutation, type CustomerBookingDto } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { connectLive, onLiveEvent, type WatchedDay, watchDay } from '../../../shared/live/live-connection.js';

/**
 * Reads the booking behind a private link, again when its day changes and when the visitor comes back to the page.
 * @returns `booking`: undefined while it loads, null when there is none; `hasFailed` while the server cannot be reached
 */
export function useClientBooking(sessionId: string | null) {
  const [completeBooking] = useCompleteBookingMutation();
  const [booking, setBooking] = useState<CustomerBookingDto | null>();
  const [hasFailed, setFailed] = useState(false);
  const { therapist_id, booking_date: date } = booking ?? {};

  // Ignores an answer that was requested before the booking changed: it is older than what is shown.
  const show = useCallback(
    (read: CustomerBookingDto) => setBooking((shown) => (shown && shown.version > read.version ? shown : read)),
    [],
  );
  const load = useCallback(() => {
    if (!sessionId) return;
    void completeBooking({ bookingSessionDto: { sessionId } }).then(({ data, error }) => {
      if (data) show(data.booking);
      setFailed(!data && !isUnknown(error));
      if (isUnknown(error)) setBooking((shown) => shown ?? null);
    });
  }, [sessionId, completeBooking, show]);

  useEffect(() => {
    load();
    connectLive();
    const onReturn = () => document.visibilityState === 'visible' && load();
    const unsubscribers = [onLiveEvent('reconnected', load)];
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      unsubscribers.forEach((unsubscribe) => unsubscribe());
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, [load]);

  useEffect(() => {
    if (!therapist_id || !date) return;
    const loadFor = (day: WatchedDay) => day.therapist_id === therapist_id && day.date === date && load();
    // Reloads once the subscription is active: a change between the first read and the subscription was not pushed.
    const endings = [
      onLiveEvent('watched', loadFor),
      onLiveEvent('day-changed', loadFor),
      watchDay({ therapist_id, date }),
    ];
    return () => endings.forEach((end) => end());
  }, [therapist_id, date, load]);

  return { booking: sessionId ? booking : null, hasFailed: booking === undefined && hasFailed, show, refresh: load };
}

/** Whether the server says that there is no booking behind the link. Any other error says nothing about the booking. */
const isUnknown = (error: unknown) => [404, 422].includes(parseProblem(error)?.status ?? 0);
