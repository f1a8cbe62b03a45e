import { useEffect, useEffectEvent, useState } from 'react';
import { useCompleteBookingMutation, type CustomerBookingDto } from '../../../shared/api/generated.js';
import { onLive, watchDay } from '../../../shared/live.js';

/**
 * The booking behind a private link, read again when its day changes and when the visitor comes back to the page.
 * Undefined while it is looked for, null when there is none to show.
 */
export function useOwnBooking(sessionId: string | null) {
  const [completeBooking] = useCompleteBookingMutation();
  const [booking, setBooking] = useState<CustomerBookingDto | null>();
  const { therapist_id, booking_date: date } = booking ?? {};

  // An answer that was under way while the booking changed is older than what is shown.
  const show = (read: CustomerBookingDto) =>
    setBooking((shown) => (shown && shown.version > read.version ? shown : read));
  const load = useEffectEvent(async () => {
    if (!sessionId) return;
    const { data } = await completeBooking({ bookingSessionDto: { sessionId } });
    if (data) show(data.booking);
    else setBooking((shown) => shown ?? null);
  });

  useEffect(() => {
    void load();
    const onReturn = () => void (document.visibilityState === 'visible' && load());
    const endings = [onLive('reconnected', () => void load())];
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      endings.forEach((end) => end());
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, [sessionId]);

  useEffect(() => {
    if (!therapist_id || !date) return;
    const endings = [
      watchDay({ therapist_id, date }),
      onLive('day-changed', (day) => void (day.therapist_id === therapist_id && day.date === date && load())),
    ];
    return () => endings.forEach((end) => end());
  }, [therapist_id, date]);

  return { booking: sessionId ? booking : null, show, refresh: load };
}
