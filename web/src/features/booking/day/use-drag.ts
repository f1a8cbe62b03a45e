import { useRef, type MouseEvent, type PointerEvent as ReactPointerEvent } from 'react';
import type { OfficeBookingDto } from '../../../shared/api/generated.js';
import { nearestSlot, type Stretch } from './day-grid.js';
import type { useMoving } from './use-moving.js';

interface Ground {
  move: ReturnType<typeof useMoving>;
  slots: string[];
  hours: Stretch;
}

/** How far the pointer travels before a press becomes a drag, in pixels. */
const SLACK = 5;

/** Dragging by mouse or pen. A finger scrolls the day instead; it opens the booking and moves it in the editor. */
export function useDrag({ move, slots, hours }: Ground) {
  const hasDragged = useRef(false);

  const onGrab = (down: ReactPointerEvent<HTMLElement>, booking: OfficeBookingDto) => {
    hasDragged.current = false;
    if (down.pointerType === 'touch' || down.button !== 0 || !canMove(booking)) return;
    const grip = down.clientY - down.currentTarget.getBoundingClientRect().top;
    const over = new AbortController();
    const { signal } = over;
    const drag = ({ clientX, clientY }: PointerEvent) => {
      if (!hasDragged.current && Math.hypot(clientX - down.clientX, clientY - down.clientY) < SLACK) return;
      hasDragged.current = true;
      const column = columnAt(clientX, clientY);
      const time = column && nearestSlot(slots, clientY - grip - column.getBoundingClientRect().top, hours);
      if (time) move.carry(booking, { therapistId: column.dataset.therapist!, time });
    };
    addEventListener('pointermove', drag, { signal });
    addEventListener('pointerup', () => over.abort(), { signal });
    addEventListener('pointercancel', () => over.abort(), { signal });
  };

  /** The end of a drag is no press on what lies below. */
  const onClickCapture = (event: MouseEvent) => {
    if (hasDragged.current) event.stopPropagation();
    hasDragged.current = false;
  };

  return { onGrab, onClickCapture };
}

export const canMove = ({ status }: OfficeBookingDto): boolean => status === 'pending' || status === 'confirmed';

function columnAt(x: number, y: number): HTMLElement | undefined {
  const columns = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>('[data-therapist]'));
  return columns.find((column) => column !== null) ?? undefined;
}
