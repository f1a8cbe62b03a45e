import { useEffect, useEffectEvent } from 'react';
import { onLive } from './live.js';

/** Calls `refresh` after bookings changed, or after the line was down; what comes within `pause` milliseconds counts as one change. */
export function useLiveRefresh(refresh: () => void, { active = true, pause = 250 } = {}): void {
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
    const stops = [onLive('booking-changed', soon), onLive('reconnected', soon)];
    return () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, [active, pause]);
}
