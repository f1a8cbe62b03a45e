import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/generated.js';
import { onLive } from '../../shared/live.js';

/** Reads services, therapists and rosters again when others have changed what the landing page shows of them. */
export function useFreshCatalog(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    const refresh = () => void dispatch(api.util.invalidateTags(['catalog', 'scheduling']));
    const stops = [onLive('landing-changed', refresh), onLive('reconnected', refresh)];
    return () => stops.forEach((stop) => stop());
  }, [dispatch]);
}
