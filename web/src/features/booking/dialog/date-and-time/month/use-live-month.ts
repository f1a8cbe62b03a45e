import { useEffect, useEffectEvent } from 'react';
import { onLiveEvent } from '../../../../../shared/live/live-connection.js';

/**
 * Milliseconds after which the month on screen is read again, because the server does not push every day that fills up.
 */
const POLL_INTERVAL_MS = 60_000;

interface MonthQuery {
  isUninitialized: boolean;
  refetch: () => unknown;
}

/**
 * Reads the month on screen, and those that it leads to, again when the chosen day or the shop changed, after a
 * reconnect, and every minute while it is looked at.
 */
export function useLiveMonth(
  month: string | undefined,
  therapistId: string | undefined,
  queries: readonly MonthQuery[],
): void {
  const refresh = useEffectEvent(() => {
    for (const query of queries) if (!query.isUninitialized) query.refetch();
  });

  useEffect(() => {
    if (!month) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && refresh(), POLL_INTERVAL_MS);
    const endings = [
      onLiveEvent('landing-changed', () => refresh()),
      onLiveEvent('reconnected', () => refresh()),
      onLiveEvent('day-changed', ({ date }) => date.startsWith(month) && refresh()),
    ];
    return () => {
      clearInterval(timer);
      endings.forEach((end) => end());
    };
  }, [month, therapistId]);
}
