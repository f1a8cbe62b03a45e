import { useEffect, useState } from 'react';
import { useGetLandingQuery } from '../../../shared/api/generated.js';
import { onLiveEvent } from '../../../shared/live/live-connection.js';

/** Shifts start and end by the clock alone, which nothing announces. */
const POLL_INTERVAL_MS = 5 * 60_000;
/** The live line is worth its bytes only for those who stay. */
const LIVE_DELAY_MS = 4_000;

/** What the landing page shows, kept fresh while it is looked at. A failed load leaves it empty, without a message. */
export function useLanding() {
  const { data, error, refetch } = useGetLandingQuery(undefined, {
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
    // What came with the document may have been looked at for long before somebody touched it.
    refetchOnMountOrArgChange: true,
  });

  useEffect(() => {
    if (error) console.error('The landing page could not be loaded', error);
  }, [error]);

  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => (stop = onLiveEvent('landing-changed', () => void refetch())), LIVE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [refetch]);

  useScrollToHash(data !== undefined);
  return { landing: data, failed: error !== undefined && !data, onReload: () => void refetch() };
}

/** `/#expert-team` opened directly: the browser looked for the place before the lists above it had their height. */
function useScrollToHash(loaded: boolean) {
  const [wasLoaded] = useState(loaded);
  useEffect(() => {
    const target =
      loaded && !wasLoaded && location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target) target.scrollIntoView({ behavior: 'instant' });
  }, [loaded, wasLoaded]);
}
