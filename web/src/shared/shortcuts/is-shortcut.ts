import { isDialogOpen } from '../ui/is-dialog-open.js';

/** Whether a key is meant as a shortcut: nobody is typing, no dialog is open, and the browser does not use it. */
export function isShortcut({ target, ctrlKey, metaKey, altKey, defaultPrevented, repeat }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || repeat) return false;
  return !isTyping(target) && !isDialogOpen();
}

/** Whether key presses on the element are typed text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && !!target.closest('input:not([type="radio"]), textarea, select, [contenteditable]');
