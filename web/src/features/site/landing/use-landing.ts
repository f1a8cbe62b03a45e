import { useEffect, useState } from 'react';
import { useGetLandingQuery } from '../../../shared/api/generated.js';
import { connectLive } from '../../../shared/live/live-connection.js';

/** Milliseconds after which the page is read again, because no event announces that a shift starts or ends. */
const POLL_INTERVAL_MS = 5 * 60_000;
/** Milliseconds before the live connection is opened: its script is only worth loading for visitors who stay. */
const LIVE_DELAY_MS = 4_000;

/**
 * Reads the landing page's data, kept up to date while it is looked at. After a failure it is empty, without a message.
 */
export function useLanding() {
  const { data, error, refetch } = useGetLandingQuery(undefined, {
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
    // The data in the document may be old by the time the visitor first interacts.
    refetchOnMountOrArgChange: true,
  });

  useEffect(() => {
    if (error) console.error('The landing page could not be loaded', error);
  }, [error]);

  useEffect(() => {
    const timer = setTimeout(connectLive, LIVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  useScrollToHash(data !== undefined);
  return { landing: data, failed: error !== undefined && !data, onReload: () => void refetch() };
}

/**
 * Scrolls to the hash of a page such as `/#expert-team` that is opened directly: the browser scrolled before the lists
 * above had their height.
 */
function useScrollToHash(loaded: boolean) {
  const [wasLoaded] = useState(loaded);
  useEffect(() => {
    const target =
      loaded && !wasLoaded && location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target) target.scrollIntoView({ behavior: 'instant' });
  }, [loaded, wasLoaded]);
}
