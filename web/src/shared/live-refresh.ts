import { useEffect, useEffectEvent } from 'react';
import { onLive } from './live.js';

interface LiveRefresh {
  active?: boolean;
  /** Milliseconds; what comes within them counts as one change. */
  pause?: number;
  event?: 'booking-changed' | 'schedule-changed';
}

/** Calls `refresh` after bookings changed, or the schedule, or after the line was down. */
export function useLiveRefresh(
  refresh: () => void,
  { active = true, pause = 250, event = 'booking-changed' }: LiveRefresh = {},
): void {
  const run = useEffectEvent(refresh);
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        run();
      }, pause);
    };
    const stops = [onLive(event, soon), onLive('reconnected', soon)];
    return () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, [active, pause, event]);
}
