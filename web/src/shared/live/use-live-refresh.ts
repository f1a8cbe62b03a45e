import { useEffect, useEffectEvent } from 'react';
import { onLiveEvent } from './live-connection.js';

type LiveEvent = Parameters<typeof onLiveEvent>[0];

/** Events of a change of any therapist's day: where nobody in particular is chosen, no single one can be watched. */
export const ANY_DAY_EVENTS = ['landing-changed'] as const;

const BOOKING_EVENTS = ['booking-changed'] as const;

interface LiveRefreshOptions {
  active?: boolean;
  /** Milliseconds within which several events cause one refresh. */
  debounceMs?: number;
  /** A constant array, since a new one subscribes again. */
  events?: readonly LiveEvent[];
}

/** Calls `refresh` after one of the events, by default a changed booking, and after a reconnect. */
export function useLiveRefresh(
  refresh: () => void,
  { active = true, debounceMs = 250, events = BOOKING_EVENTS }: LiveRefreshOptions = {},
): void {
  const run = useEffectEvent(refresh);
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        run();
      }, debounceMs);
    };
    const unsubscribers = [...events, 'reconnected' as const].map((event) => onLiveEvent(event, schedule));
    return () => {
      clearTimeout(timer);
      unsubscribers.forEach((unsubscribe) => unsubscribe());
    };
  }, [active, debounceMs, events]);
}
