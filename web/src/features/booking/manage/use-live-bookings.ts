import { useDispatch } from 'react-redux';
import { api } from '../../../shared/api/generated.js';
import { useLiveRefresh } from '../../../shared/live/use-live-refresh.js';

/** Refetches the bookings on screen after each change that the server pushes. */
export function useLiveBookings(active: boolean): void {
  const dispatch = useDispatch();
  const tags = ['OfficeBooking', 'BookingEditor', 'BookingTimeline'] as const;
  useLiveRefresh(() => void dispatch(api.util.invalidateTags([...tags])), { active });
}
