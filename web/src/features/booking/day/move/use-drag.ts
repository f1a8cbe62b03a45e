import { useEffect, useRef, type MouseEvent, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { autoScroll } from './auto-scroll.js';
import { toDropTarget, type Place } from './drop-target.js';
import { stretchTo } from './stretch-length.js';
import type { MoveBooking } from './use-move-booking.js';

interface DragOptions {
  move: MoveBooking;
  /** What scrolls. */
  frame: RefObject<HTMLElement | null>;
  /** The start that is meant in a column or cell; `y` is where the top of the card would be, in pixels of the window. */
  findTime: (booking: OfficeBookingDto, column: HTMLElement, y: number) => string | undefined;
  /** The minute of the day at `y` of a column; absent where the height of a card is not its length. */
  findMinute?: (column: HTMLElement, y: number) => number;
}

/** How far the pointer travels before a press becomes a drag, in pixels. */
const DRAG_THRESHOLD_PX = 5;

/** A finger that rests this long lifts the booking; one that moves before scrolls. */
const HOLD_MS = 350;
const HOLD_TOLERANCE_PX = 8;

/**
 * Dragging by mouse or pen, or by a finger that has rested on the booking: the card to another place, or its lower edge to
 * another end.
 */
export function useDrag({ move, frame, findTime, findMinute }: DragOptions) {
  const hasDragged = useRef(false);
  const isTouchDrag = useRef(false);

  // Registered before the first touch, because a listener added later cannot prevent scrolling.
  useEffect(() => {
    const element = frame.current;
    const keepStill = (event: TouchEvent) => {
      if (isTouchDrag.current) event.preventDefault();
    };
    element?.addEventListener('touchmove', keepStill, { passive: false });
    return () => element?.removeEventListener('touchmove', keepStill);
  }, [frame]);

  /** Tells of a press as far as it becomes a drag. @param isHeldFirst whether a finger has to rest first, or else scrolls */
  const follow = (
    down: ReactPointerEvent<HTMLElement>,
    carry: (pointer: { x: number; y: number }) => void,
    isHeldFirst: boolean,
  ) => {
    hasDragged.current = false;
    isTouchDrag.current = false;
    if (down.button !== 0) return;
    const isTouch = down.pointerType === 'touch';
    const drag = new AbortController();
    const { signal } = drag;
    let pointer = { x: down.clientX, y: down.clientY };
    let isDragging = false;
    const begin = () => {
      isDragging = true;
      hasDragged.current = true;
      isTouchDrag.current = isTouch;
      if (frame.current) autoScroll(frame.current, () => pointer, { signal, onScroll: () => carry(pointer) });
      carry(pointer);
    };
    const isHeld = isTouch && isHeldFirst;
    const hold = isHeld ? setTimeout(begin, HOLD_MS) : undefined;
    const end = () => {
      clearTimeout(hold);
      drag.abort();
      isTouchDrag.current = false;
      if (isDragging) move.release();
    };
    const track = ({ clientX: x, clientY: y }: PointerEvent) => {
      const distance = Math.hypot(x - down.clientX, y - down.clientY);
      pointer = { x, y };
      if (isDragging) carry(pointer);
      else if (isHeld && distance > HOLD_TOLERANCE_PX) end();
      else if (!isHeld && distance >= DRAG_THRESHOLD_PX) begin();
    };
    addEventListener('pointermove', track, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  };

  const onGrab = (down: ReactPointerEvent<HTMLElement>, booking: OfficeBookingDto) => {
    const grabOffset = down.clientY - down.currentTarget.getBoundingClientRect().top;
    const carry = (pointer: { x: number; y: number }) => {
      const to = findPlace(pointer, (column) => findTime(booking, column, pointer.y - grabOffset));
      if (to) move.carry(booking, to, true);
    };
    follow(down, carry, true);
  };

  /** At the lower edge: of its card, or of where it would go while it is lifted. */
  const onStretch =
    findMinute &&
    ((down: ReactPointerEvent<HTMLElement>, booking: OfficeBookingDto) => {
      const column = down.currentTarget.closest<HTMLElement>('[data-therapist][data-date]');
      if (!column) return;
      const to = move.moving?.booking.id === booking.id ? move.moving.to : toDropTarget(booking);
      const grabOffset = down.clientY - down.currentTarget.getBoundingClientRect().bottom;
      const carry = ({ y }: { y: number }) => {
        // The column may have been re-rendered as another element, for instance after turning a page of the calendar.
        if (column.isConnected) move.carry(booking, stretchTo(to, findMinute(column, y - grabOffset)), true);
      };
      follow(down, carry, false);
    });

  /** Swallows the click that ends a drag. */
  const onClickCapture = (event: MouseEvent) => {
    if (hasDragged.current) event.stopPropagation();
    hasDragged.current = false;
  };

  return { onGrab, onStretch, onClickCapture };
}

function findPlace(
  { x, y }: { x: number; y: number },
  findTime: (column: HTMLElement) => string | undefined,
): Place | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const column = element.closest<HTMLElement>('[data-therapist][data-date]');
    const time = column && findTime(column);
    if (time) return { therapistId: column.dataset.therapist!, date: column.dataset.date!, time };
  }
  return undefined;
}
