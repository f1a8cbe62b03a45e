import { useDispatch } from 'react-redux';
import { api } from '../../../shared/api/generated.js';
import { useLiveRefresh } from '../../../shared/live/use-live-refresh.js';

/** Reads whatever bookings are on the screen again after each change that the server tells of. */
export function useLiveBookings(active: boolean): void {
  const dispatch = useDispatch();
  const tags = ['OfficeBooking', 'BookingEditor', 'BookingTimeline'] as const;
  useLiveRefresh(() => void dispatch(api.util.invalidateTags([...tags])), { active });
}
