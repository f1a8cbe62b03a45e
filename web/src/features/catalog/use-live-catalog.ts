import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/generated.js';
import { useLiveRefresh } from '../../shared/live/use-live-refresh.js';

const CATALOG_EVENTS = ['landing-changed'] as const;

/** Refetches services, therapists and rosters when others have changed what the landing page shows of them. */
export function useLiveCatalog(): void {
  const dispatch = useDispatch();
  const refresh = () => void dispatch(api.util.invalidateTags(['Catalog', 'Scheduling']));
  useLiveRefresh(refresh, { events: CATALOG_EVENTS });
}
