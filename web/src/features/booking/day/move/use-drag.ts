import { useEffect, useRef, type MouseEvent, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { autoScroll } from './auto-scroll.js';
import type { DropTarget } from './drop-target.js';
import type { MoveBooking } from './use-move-booking.js';

interface DragOptions {
  move: MoveBooking;
  /** What scrolls. */
  frame: RefObject<HTMLElement | null>;
  /** The start that is meant in a column or cell; `y` is where the top of the card would be, in pixels of the window. */
  findTime: (booking: OfficeBookingDto, column: HTMLElement, y: number) => string | undefined;
}

/** How far the pointer travels before a press becomes a drag, in pixels. */
const DRAG_THRESHOLD_PX = 5;

/** A finger that rests this long lifts the booking; one that moves before scrolls. */
const HOLD_MS = 350;
const HOLD_TOLERANCE_PX = 8;

/** Dragging by mouse or pen, or by a finger that has rested on the booking. */
export function useDrag({ move, frame, findTime }: DragOptions) {
  const hasDragged = useRef(false);
  const isTouchDrag = useRef(false);

  // Bound before the first touch: a listener that comes later could not keep the page from scrolling.
  useEffect(() => {
    const element = frame.current;
    const keepStill = (event: TouchEvent) => {
      if (isTouchDrag.current) event.preventDefault();
    };
    element?.addEventListener('touchmove', keepStill, { passive: false });
    return () => element?.removeEventListener('touchmove', keepStill);
  }, [frame]);

  const onGrab = (down: ReactPointerEvent<HTMLElement>, booking: OfficeBookingDto) => {
    hasDragged.current = false;
    isTouchDrag.current = false;
    if (down.button !== 0) return;
    const isTouch = down.pointerType === 'touch';
    const grabOffset = down.clientY - down.currentTarget.getBoundingClientRect().top;
    const drag = new AbortController();
    const { signal } = drag;
    let pointer = { x: down.clientX, y: down.clientY };
    let isDragging = false;
    const carry = () => {
      const target = findTarget(pointer, (column) => findTime(booking, column, pointer.y - grabOffset));
      if (target) move.carry(booking, target, true);
    };
    const begin = () => {
      isDragging = true;
      hasDragged.current = true;
      isTouchDrag.current = isTouch;
      if (frame.current) autoScroll(frame.current, () => pointer, { signal, onScroll: carry });
      carry();
    };
    const hold = isTouch ? setTimeout(begin, HOLD_MS) : undefined;
    const end = () => {
      clearTimeout(hold);
      drag.abort();
      isTouchDrag.current = false;
      if (isDragging) move.release();
    };
    const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
      const distance = Math.hypot(x - down.clientX, y - down.clientY);
      pointer = { x, y };
      if (isDragging) carry();
      else if (isTouch && distance > HOLD_TOLERANCE_PX) end();
      else if (!isTouch && distance >= DRAG_THRESHOLD_PX) begin();
    };
    addEventListener('pointermove', follow, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  };

  /** Swallows the click that ends a drag. */
  const onClickCapture = (event: MouseEvent) => {
    if (hasDragged.current) event.stopPropagation();
    hasDragged.current = false;
  };

  return { onGrab, onClickCapture };
}

function findTarget(
  { x, y }: { x: number; y: number },
  findTime: (column: HTMLElement) => string | undefined,
): DropTarget | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const column = element.closest<HTMLElement>('[data-therapist][data-date]');
    const time = column && findTime(column);
    if (time) return { therapistId: column.dataset.therapist!, date: column.dataset.date!, time };
  }
  return undefined;
}
