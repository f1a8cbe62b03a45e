import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/generated.js';
import { onLiveEvent } from '../../shared/live/live-connection.js';

/** Reads services, therapists and rosters again when others have changed what the landing page shows of them. */
export function useLiveCatalog(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const refresh = () => void dispatch(api.util.invalidateTags(['catalog', 'scheduling']));
    const unsubscribers = [onLiveEvent('landing-changed', refresh), onLiveEvent('reconnected', refresh)];
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
  }, [dispatch]);
}
