import { useEffect, useRef, type MouseEvent, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { OfficeBookingDto } from '../../../../../shared/api/generated.js';
import { toMinutes } from '../../../../../shared/dates/dates.js';
import { toDropTarget, type Place } from '../drop-target.js';
import { followPointer, type Point } from './follow-pointer.js';
import { stretchTo } from '../stretch-length.js';
import type { MoveBooking } from '../use-move-booking.js';

interface DragOptions {
  move: MoveBooking;
  /** The element that scrolls. */
  frame: RefObject<HTMLElement | null>;
  /** Returns the start for a position in a column or cell; `y` is the top of the card in pixels of the window. */
  findTime: (booking: OfficeBookingDto, column: HTMLElement, y: number) => string | undefined;
  /** Returns the minute of the day at `y` of a column; left out where a card's height is not its length. */
  findMinute?: (column: HTMLElement, y: number) => number;
}

/**
 * Handles dragging by mouse or pen, or by a finger that has rested on the booking: a card to another place, or its
 * lower edge to another end.
 */
export function useDrag({ move, frame, findTime, findMinute }: DragOptions) {
  const hasDragged = useRef(false);
  const isTouchDrag = useRef(false);

  usePreventedScroll(frame, isTouchDrag);

  const follow = (
    down: ReactPointerEvent<HTMLElement>,
    { isHeldFirst, onCarry }: { isHeldFirst: boolean; onCarry: (pointer: Point) => void },
  ) => {
    hasDragged.current = false;
    isTouchDrag.current = false;
    if (down.button !== 0) return;
    const isTouch = down.pointerType === 'touch';
    followPointer(down, {
      ...{ frame, isHeldFirst, onCarry },
      onBegin: () => {
        hasDragged.current = true;
        isTouchDrag.current = isTouch;
      },
      onEnd: (isDrag) => {
        isTouchDrag.current = false;
        if (isDrag) move.release();
      },
    });
  };

  const onGrab = (down: ReactPointerEvent<HTMLElement>, booking: OfficeBookingDto) => {
    const grabOffset = down.clientY - down.currentTarget.getBoundingClientRect().top;
    const onCarry = (pointer: Point) => {
      const to = findPlace(pointer, (column) => findTime(booking, column, pointer.y - grabOffset));
      if (to) move.carry(booking, to, true);
    };
    follow(down, { isHeldFirst: true, onCarry });
  };

  /** Starts dragging a lower edge: that of the booking's card, or of its new place while it is lifted. */
  const onStretch =
    findMinute &&
    ((down: ReactPointerEvent<HTMLElement>, booking: OfficeBookingDto) => {
      const column = down.currentTarget.closest<HTMLElement>('[data-therapist][data-date]');
      if (!column) return;
      const to = move.moving?.booking.id === booking.id ? move.moving.to : toDropTarget(booking);
      // Where the handle is drawn is a few pixels beside the end that it stands for.
      const grabMinutes = findMinute(column, down.clientY) - toMinutes(to.time) - to.minutes;
      const onCarry = ({ y }: Point) => {
        // The column may have been re-rendered as another element, for instance after turning a page of the calendar.
        if (column.isConnected) move.carry(booking, stretchTo(to, findMinute(column, y) - grabMinutes), true);
      };
      follow(down, { isHeldFirst: false, onCarry });
    });

  /** Swallows the click that ends a drag. */
  const onClickCapture = (event: MouseEvent) => {
    if (hasDragged.current) event.stopPropagation();
    hasDragged.current = false;
  };

  return { onGrab, onStretch, onClickCapture };
}

/** Keeps the frame from scrolling while a finger drags. */
function usePreventedScroll(frame: RefObject<HTMLElement | null>, isTouchDrag: RefObject<boolean>): void {
  // Registered before the first touch, because a listener added later cannot prevent scrolling.
  useEffect(() => {
    const element = frame.current;
    const keepStill = (event: TouchEvent) => {
      if (isTouchDrag.current) event.preventDefault();
    };
    element?.addEventListener('touchmove', keepStill, { passive: false });
    return () => element?.removeEventListener('touchmove', keepStill);
  }, [frame, isTouchDrag]);
}

function findPlace({ x, y }: Point, findTime: (column: HTMLElement) => string | undefined): Place | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const column = element.closest<HTMLElement>('[data-therapist][data-date]');
    const time = column && findTime(column);
    if (time) return { therapistId: column.dataset.therapist!, date: column.dataset.date!, time };
  }
  return undefined;
}
