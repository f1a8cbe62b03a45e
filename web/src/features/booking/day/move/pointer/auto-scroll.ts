/** Distance from an edge within which the pointer scrolls, and the most that is scrolled in a frame, both in pixels. */
const EDGE_PX = 48;
const MAX_STEP_PX = 14;

/** Returns the pixels to scroll for a pointer between two edges; 0 away from both. */
export function scrollStep(at: number, from: number, to: number): number {
  const before = from + EDGE_PX - at;
  const behind = at - (to - EDGE_PX);
  const depth = before > 0 ? -before : Math.max(behind, 0);
  return Math.max(-1, Math.min(1, depth / EDGE_PX)) * MAX_STEP_PX;
}

/**
 * Scrolls an element while the pointer rests near its edge, until it is aborted.
 * @param onScroll called after each step
 */
export function autoScroll(
  frame: Element,
  getPointer: () => { x: number; y: number },
  { signal, onScroll }: { signal: AbortSignal; onScroll: () => void },
): void {
  const tick = () => {
    if (signal.aborted) return;
    const { x, y } = getPointer();
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const step = { left: scrollStep(x, left, right), top: scrollStep(y, top, bottom) };
    if (step.left !== 0 || step.top !== 0) {
      frame.scrollBy(step);
      onScroll();
    }
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
