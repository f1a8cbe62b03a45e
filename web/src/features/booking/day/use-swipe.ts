import { type TouchEvent, useRef } from 'react';

/** Pixels that a finger travels sideways, and at most up or down, for a swipe. */
const SWIPE_PX = 60;
const MAX_SLOPE_PX = 40;

/** Elements that lie over the calendar or keep the movements of a finger for themselves. */
const KEEPS_SWIPES = '[popover], dialog, [role="dialog"], input, textarea, select';

/**
 * Returns handlers that turn a page by a swipe: to the left for the next one. What scrolls sideways keeps its swipes, and so
 * does what lies over the calendar.
 */
export function useSwipe(onPage: (pages: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches, target: touched, currentTarget }: TouchEvent) => {
      const target = touched as Element;
      const frame = target.closest('.day-frame');
      const scrolls = frame !== null && frame.scrollWidth > frame.clientWidth;
      // React also passes on the touches in dialogs that were opened from here, wherever they are in the document.
      const isOver = !currentTarget.contains(target) || target.closest(KEEPS_SWIPES) !== null;
      const finger = touches[0];
      const begins = finger && touches.length === 1 && !scrolls && !isOver;
      start.current = begins ? { x: finger.clientX, y: finger.clientY } : undefined;
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
