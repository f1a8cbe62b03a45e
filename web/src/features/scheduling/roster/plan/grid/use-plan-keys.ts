import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isSameCell, type PlanCell, toCellWithin } from '../plan-shift.js';

export interface PlanKeyActions {
  /** Called for Enter and Space: paints, or opens the cell's shift. */
  onPress: (from: PlanCell, to: PlanCell) => void;
  onDelete: (from: PlanCell, to: PlanCell) => void;
  onMove: (from: PlanCell, to: PlanCell, by: PlanCell) => boolean;
  onStretch: (from: PlanCell, to: PlanCell, minutes: number) => void;
  onDuplicate: (from: PlanCell, to: PlanCell) => void;
  onBrush: (index: number) => void;
  onEscape: () => void;
}

const ARROWS: Record<string, PlanCell> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const STRETCH_MINUTES = 30;

/**
 * Operates the grid by keys: arrows move, with Shift they extend the selection, with Alt they move the shifts in it.
 */
export function usePlanKeys(
  grid: RefObject<HTMLElement | null>,
  size: { rows: number; columns: number },
  actions: PlanKeyActions,
) {
  const [lastActive, setActive] = useState<PlanCell>({ row: 0, column: 0 });
  const [lastAnchor, setAnchor] = useState<PlanCell>();
  // Four weeks may have become one since.
  const active = toCellWithin(size, lastActive);
  const anchor = lastAnchor && toCellWithin(size, lastAnchor);
  // The cell that a key leads to is focused before the page renders again.
  const isGoing = useRef(false);
  const from = anchor ?? active;

  const go = (by: PlanCell, isWidening: boolean) => {
    const to = toCellWithin(size, { row: active.row + by.row, column: active.column + by.column });
    setAnchor(isWidening ? from : undefined);
    setActive(to);
    isGoing.current = true;
    grid.current?.querySelector<HTMLElement>(`[data-row="${to.row}"][data-column="${to.column}"]`)?.focus();
    isGoing.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    const act = toAction(event);
    if (!arrow && !act) return;
    event.preventDefault();
    if (!arrow) return act!();
    if (!event.altKey) return go(arrow, event.shiftKey);
    if (actions.onMove(from, active, arrow)) go(arrow, false);
  };
  const toAction = ({ key, ctrlKey, metaKey }: KeyboardEvent): (() => void) | undefined => {
    if (ctrlKey || metaKey) return key.toLowerCase() === 'd' ? () => actions.onDuplicate(from, active) : undefined;
    if (key === 'Enter' || key === ' ') return () => actions.onPress(from, active);
    if (key === 'Delete' || key === 'Backspace') return () => actions.onDelete(from, active);
    if (key === '+' || key === '=') return () => actions.onStretch(from, active, STRETCH_MINUTES);
    if (key === '-') return () => actions.onStretch(from, active, -STRETCH_MINUTES);
    if (key === 'Escape') return actions.onEscape;
    return /^[0-9]$/.test(key) ? () => actions.onBrush(Number(key)) : undefined;
  };
  return {
    active,
    /** The opposite corner of a selection that was extended by keys. */
    anchor,
    onKeyDown,
    onFocusCell: (cell: PlanCell) => {
      if (isGoing.current) return;
      if (isSameCell(cell, active)) return;
      setActive(cell);
      setAnchor(undefined);
    },
  };
}
