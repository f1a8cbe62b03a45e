import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { PlanCell } from '../plan-shift.js';
import { type Gesture, toFollowed } from './gesture.js';

export interface PlanGestures {
  onArea: (from: PlanCell, to: PlanCell, isAdditive: boolean) => void;
  onPick: (id: string, isAdditive: boolean) => void;
  onMove: (id: string, by: PlanCell, isCopy: boolean) => void;
  onStretch: (id: string, minutes: number) => void;
  onOpen: (id: string) => void;
}

/** Handles pressing and dragging in the grid: areas of cells, shifts, and their lower edges. */
export function usePlanPointer(
  { onArea, onPick, onMove, onStretch, onOpen }: PlanGestures,
  { isOff, isPainting }: { isOff: boolean; isPainting: boolean },
) {
  const [gesture, setGesture] = useState<Gesture>();
  const startY = useRef(0);

  const begin = (event: PointerEvent<HTMLElement>) => {
    const cell = findCell(event.target as Element);
    if (isOff || event.button !== 0 || !cell) return;
    const target = event.target as Element;
    const id = findShift(target);
    startY.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (id && target.closest('[data-edge]')) setGesture({ kind: 'stretch', id, minutes: 0 });
    // While painting, existing shifts are ignored and stay.
    else if (id && !isPainting) setGesture({ kind: 'move', id, from: cell, to: cell, isCopy: event.altKey });
    else setGesture({ kind: 'area', from: cell, to: cell });
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!gesture) return;
    const to = findCell(document.elementFromPoint(event.clientX, event.clientY));
    const followed = toFollowed(gesture, { to, pixels: event.clientY - startY.current, isCopy: event.altKey });
    // Every change renders all cells.
    if (followed !== gesture) setGesture(followed);
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!gesture) return;
    setGesture(undefined);
    const isAdditive = event.ctrlKey || event.metaKey || event.shiftKey;
    if (gesture.kind === 'area') return onArea(gesture.from, gesture.to, isAdditive);
    if (gesture.kind === 'stretch') return gesture.minutes === 0 ? undefined : onStretch(gesture.id, gesture.minutes);
    const by = { row: gesture.to.row - gesture.from.row, column: gesture.to.column - gesture.from.column };
    if (by.row === 0 && by.column === 0) onPick(gesture.id, isAdditive);
    else onMove(gesture.id, by, gesture.isCopy);
  };
  /**
   * Opens the pressed shift. The grid captures the pointer and so receives the clicks, so the shift is found by its
   * position.
   */
  const open = ({ clientX, clientY }: MouseEvent) => {
    const id = findShift(document.elementFromPoint(clientX, clientY));
    if (id && !isOff && !isPainting) onOpen(id);
  };
  return {
    gesture,
    handlers: {
      onPointerDown: begin,
      onPointerMove: follow,
      onPointerUp: end,
      onPointerCancel: () => setGesture(undefined),
      onDoubleClick: open,
    },
    drop: () => setGesture(undefined),
  };
}

const findShift = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-shift]')?.dataset['shift'];

function findCell(element: Element | null): PlanCell | undefined {
  const cell = element?.closest<HTMLElement>('[data-row][data-column]');
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
}
