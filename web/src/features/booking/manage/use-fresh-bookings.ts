import { useDispatch } from 'react-redux';
import { useLiveRefresh } from '../../../shared/live-refresh.js';
import { officeBookingsApi } from './office-bookings-api.js';

/** Reads whatever bookings are on the screen again after each change that the server tells of. */
export function useFreshBookings(active: boolean): void {
  const dispatch = useDispatch();
  useLiveRefresh(() => void dispatch(officeBookingsApi.util.invalidateTags(['Bookings'])), { active });
}
