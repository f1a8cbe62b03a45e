import { useEffect, useEffectEvent } from 'react';
import type { Arrow, StepTarget } from './step-target.js';
import { STRETCH_STEPS } from './stretch-length.js';
import type { MoveBooking } from './use-move-booking.js';

interface MoveKeyOptions {
  move: MoveBooking;
  step: StepTarget;
  /** Shows another day or week. */
  onPage: (pages: 1 | -1) => void;
}

const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] satisfies Arrow[];
const isArrow = (key: string): key is Arrow => ARROWS.includes(key);

/**
 * Handles keys while a booking is lifted: the arrow keys carry it, with Alt they move its end, the page keys show other
 * days, Enter drops it and Escape puts it back. They work wherever the focus is, because the card is gone while another
 * day is shown.
 */
export function useMoveKeys({ move, step, onPage }: MoveKeyOptions): void {
  const { moving } = move;
  const toAction = ({ key, altKey }: KeyboardEvent): (() => void) | undefined => {
    if (!moving) return undefined;
    if (altKey) {
      const longer = STRETCH_STEPS[key];
      return longer && (() => move.stretchByStep(moving.booking, longer));
    }
    if (isArrow(key)) return () => move.carry(moving.booking, step(moving.to, key));
    return { Enter: move.drop, Escape: move.cancel, PageUp: () => onPage(-1), PageDown: () => onPage(1) }[key];
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const run = moving && !isForControl(event) && toAction(event);
    if (!run) return;
    event.preventDefault();
    event.stopPropagation();
    run();
  });
  const isLifted = moving !== undefined;
  useEffect(() => {
    if (!isLifted) return;
    const listen = (event: KeyboardEvent) => press(event);
    // Runs before the cards and buttons, which would open or be pressed.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, [isLifted]);
}

/**
 * Whether the key belongs to the focused control, such as a button of the bar or the calendar. Cards and checkboxes do
 * not use Enter or arrow keys.
 */
function isForControl({ key, target }: KeyboardEvent): boolean {
  if (key === 'Escape' || !(target instanceof Element)) return false;
  const control = target.closest('button, a, input, select, textarea, [role="dialog"]');
  return control !== null && !control.matches('.day-booking, .card-pick, input[type="checkbox"]');
}
