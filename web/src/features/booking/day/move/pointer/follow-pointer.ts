import type { RefObject } from 'react';
import { autoScroll } from './auto-scroll.js';

/** A point of the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

interface DragHandlers {
  /** The element that scrolls while the pointer is at its edge. */
  frame: RefObject<HTMLElement | null>;
  /** Whether a finger has to rest before it drags; otherwise it scrolls. */
  isHeldFirst: boolean;
  onBegin: () => void;
  /** Called when the drag begins, at each move, and as the frame scrolls. */
  onCarry: (pointer: Point) => void;
  /**
   * Called once, at the end of the press.
   * @param isDrag whether the press became a drag
   */
  onEnd: (isDrag: boolean) => void;
}

/** Pixels that the pointer travels before a press becomes a drag. */
const DRAG_THRESHOLD_PX = 5;

/** Milliseconds that a finger rests before it drags; one that moves earlier scrolls. */
const HOLD_MS = 350;
const HOLD_TOLERANCE_PX = 8;

/** Follows a press until it ends, and reports it once it is a drag. */
export function followPointer(
  down: { clientX: number; clientY: number; pointerType: string },
  { frame, isHeldFirst, onBegin, onCarry, onEnd }: DragHandlers,
): void {
  const press = new AbortController();
  const { signal } = press;
  let pointer = { x: down.clientX, y: down.clientY };
  let isDrag = false;
  const begin = () => {
    isDrag = true;
    onBegin();
    if (frame.current) autoScroll(frame.current, () => pointer, { signal, onScroll: () => onCarry(pointer) });
    onCarry(pointer);
  };
  const isHeld = down.pointerType === 'touch' && isHeldFirst;
  const hold = isHeld ? setTimeout(begin, HOLD_MS) : undefined;
  const end = () => {
    clearTimeout(hold);
    press.abort();
    onEnd(isDrag);
  };
  const track = ({ clientX: x, clientY: y }: PointerEvent) => {
    const distance = Math.hypot(x - down.clientX, y - down.clientY);
    pointer = { x, y };
    if (isDrag) onCarry(pointer);
    else if (isHeld && distance > HOLD_TOLERANCE_PX) end();
    else if (!isHeld && distance >= DRAG_THRESHOLD_PX) begin();
  };
  addEventListener('pointermove', track, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}
