import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/generated.js';
import { useLiveRefresh } from '../../shared/live/use-live-refresh.js';

const STOREFRONT_EVENTS = ['storefront-changed'] as const;

/** Refetches services, therapists, time slots, booking rules and free times when the shop changes them. */
export function useLiveStorefront(): void {
  const dispatch = useDispatch();
  const refresh = () => void dispatch(api.util.invalidateTags(['Catalog', 'Scheduling', 'Availability']));
  useLiveRefresh(refresh, { events: STOREFRONT_EVENTS });
}
