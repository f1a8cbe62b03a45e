import { type TouchEvent, useRef } from 'react';

/** Pixels that a finger travels sideways, and at most up or down, for a swipe. */
const SWIPE_PX = 60;
const MAX_SLOPE_PX = 40;

/**
 * Returns handlers that turn a page by a swipe: to the left for the next one. What scrolls sideways keeps its swipes.
 */
export function useSwipe(onPage: (pages: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const frame = (target as Element).closest('.day-frame');
      const scrolls = frame !== null && frame.scrollWidth > frame.clientWidth;
      const finger = touches[0];
      start.current = finger && touches.length === 1 && !scrolls ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const [x, y] = [finger.clientX - start.current.x, finger.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(x) >= SWIPE_PX && Math.abs(y) <= MAX_SLOPE_PX) onPage(x < 0 ? 1 : -1);
    },
  };
}
