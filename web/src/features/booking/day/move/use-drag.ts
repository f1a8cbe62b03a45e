import { useRef, type MouseEvent, type PointerEvent as ReactPointerEvent } from 'react';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { findNearestSlot, type MinuteRange } from '../day-grid.js';
import type { useMoveBooking } from './use-move-booking.js';

interface DragOptions {
  move: ReturnType<typeof useMoveBooking>;
  slots: string[];
  hours: MinuteRange;
}

/** How far the pointer travels before a press becomes a drag, in pixels. */
const DRAG_THRESHOLD_PX = 5;

/** Dragging by mouse or pen. A finger scrolls the day instead; it opens the booking and moves it in the editor. */
export function useDrag({ move, slots, hours }: DragOptions) {
  const hasDragged = useRef(false);

  const onGrab = (down: ReactPointerEvent<HTMLElement>, booking: OfficeBookingDto) => {
    hasDragged.current = false;
    if (down.pointerType === 'touch' || down.button !== 0 || !canMove(booking)) return;
    const grabOffset = down.clientY - down.currentTarget.getBoundingClientRect().top;
    const listeners = new AbortController();
    const { signal } = listeners;
    const drag = ({ clientX, clientY }: PointerEvent) => {
      if (!hasDragged.current && Math.hypot(clientX - down.clientX, clientY - down.clientY) < DRAG_THRESHOLD_PX) return;
      hasDragged.current = true;
      const column = findColumnAt(clientX, clientY);
      const time = column && findNearestSlot(slots, clientY - grabOffset - column.getBoundingClientRect().top, hours);
      if (time) move.moveTo(booking, { therapistId: column.dataset.therapist!, time });
    };
    addEventListener('pointermove', drag, { signal });
    addEventListener('pointerup', () => listeners.abort(), { signal });
    addEventListener('pointercancel', () => listeners.abort(), { signal });
  };

  /** Swallows the click that ends a drag. */
  const onClickCapture = (event: MouseEvent) => {
    if (hasDragged.current) event.stopPropagation();
    hasDragged.current = false;
  };

  return { onGrab, onClickCapture };
}

export const canMove = ({ status }: OfficeBookingDto): boolean => status === 'pending' || status === 'confirmed';

function findColumnAt(x: number, y: number): HTMLElement | undefined {
  const columns = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>('[data-therapist]'));
  return columns.find((column) => column !== null) ?? undefined;
}
