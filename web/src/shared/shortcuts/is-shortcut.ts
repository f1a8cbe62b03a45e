/** Whether a key is meant as a shortcut: nobody is typing, no dialog is open, and the browser has no use for it. */
export function isShortcut({ target, ctrlKey, metaKey, altKey, defaultPrevented, repeat }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || repeat) return false;
  return !isTyping(target) && !document.querySelector('.ant-modal-wrap:not([style*="display: none"])');
}

/** Whether keys pressed there are written. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && !!target.closest('input:not([type="radio"]), textarea, select, [contenteditable]');
