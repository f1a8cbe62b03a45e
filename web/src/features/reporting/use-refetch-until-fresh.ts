import { useEffect, useEffectEvent } from 'react';
import type { AsOfDto } from '../../shared/api/generated.js';
import { useLiveRefresh } from '../../shared/live/use-live-refresh.js';

/** Reports follow the log within a second; so long, in milliseconds, one waits before asking again. */
const PROJECTION_DELAY_MS = 1_000;

/** Reads a report again after bookings have changed, and for as long as something is still to be counted. */
export function useRefetchUntilFresh(
  refetch: () => unknown,
  asOf: AsOfDto | undefined,
  answeredAt: number | undefined,
): void {
  useLiveRefresh(() => void refetch(), { debounceMs: PROJECTION_DELAY_MS });
  const again = useEffectEvent(refetch);
  const isBehind = asOf?.is_current === false;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => again(), PROJECTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isBehind, answeredAt]);
}
