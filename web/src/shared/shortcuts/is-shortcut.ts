import { isDialogOpen } from '../ui/is-dialog-open.js';

/**
 * Whether a key is meant as a shortcut: nobody is typing, no dialog is open, and the browser does not use it.
 * @param panel selector of the panel that the shortcut belongs to, which may be open
 */
export function isShortcut(
  { target, ctrlKey, metaKey, altKey, defaultPrevented, repeat }: KeyboardEvent,
  panel?: string,
): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || repeat || isTyping(target)) return false;
  return !isDialogOpen() || (panel !== undefined && target instanceof Element && target.closest(panel) !== null);
}

/** Whether key presses on the element are typed text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && !!target.closest('input:not([type="radio"]), textarea, select, [contenteditable]');
