import { useEffect, useEffectEvent } from 'react';
import type { AsOfDto } from '../../shared/api/generated.js';

/** Milliseconds until a report is read again, because reports are up to a second behind the log. */
const PROJECTION_DELAY_MS = 1_000;

/** Refetches a report as long as it is behind the log. */
export function useRefetchUntilFresh(
  refetch: () => unknown,
  asOf: AsOfDto | undefined,
  answeredAt: number | undefined,
): void {
  const again = useEffectEvent(refetch);
  const isBehind = asOf?.is_current === false;
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => again(), PROJECTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isBehind, answeredAt]);
}
