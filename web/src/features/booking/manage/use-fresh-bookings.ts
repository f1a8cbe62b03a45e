import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { onLive } from '../../../shared/live.js';
import { officeBookingsApi } from './office-bookings-api.js';

/** Changes that come within this many milliseconds are read together. */
const pause = 250;

/** Reads whatever bookings are on the screen again after each change that the server tells of. */
export function useFreshBookings(active: boolean) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        dispatch(officeBookingsApi.util.invalidateTags(['Bookings']));
      }, pause);
    };
    const stops = [onLive('booking-changed', refresh), onLive('reconnected', refresh)];
    return () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, [active, dispatch]);
}
