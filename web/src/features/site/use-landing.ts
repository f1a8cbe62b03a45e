import { useEffect, useState } from 'react';
import { useGetLandingQuery } from '../../shared/api/generated.js';
import { onLive } from '../../shared/live.js';

/** Shifts start and end by the clock alone, which nothing announces. */
const FIVE_MINUTES = 5 * 60_000;
/** The live line is worth its bytes only for those who stay. */
const SETTLED = 4_000;

/** What the landing page shows, kept fresh while it is looked at. A failed load leaves it empty, without a message. */
export function useLanding() {
  const { data, error, refetch } = useGetLandingQuery(undefined, {
    pollingInterval: FIVE_MINUTES,
    skipPollingIfUnfocused: true,
    // What came with the document may have been looked at for long before somebody touched it.
    refetchOnMountOrArgChange: true,
  });

  useEffect(() => {
    if (error) console.error('The landing page could not be loaded', error);
  }, [error]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => (stop = onLive('landing-changed', () => void refetch())), SETTLED);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [refetch]);

  useHashOnceLoaded(data !== undefined);
  return { landing: data, failed: error !== undefined && !data, onReload: () => void refetch() };
}

/** `/#expert-team` opened directly: the browser looked for the place before the lists above it had their height. */
function useHashOnceLoaded(loaded: boolean) {
  const [stoodThere] = useState(loaded);
  useEffect(() => {
    const place = loaded && !stoodThere && location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (place) place.scrollIntoView({ behavior: 'instant' });
  }, [loaded, stoodThere]);
}
