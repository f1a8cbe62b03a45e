import { useEffect, useLayoutEffect, useRef } from 'react';
import { findFirstControl } from './first-control.js';

interface ShownDialog {
  /** The dialog's element; its last one while a dialog that is removed at each closing opens again. */
  panel: HTMLElement | null;
  isOpen: boolean;
  /** Whether it has moved in: one that was only hidden can take the focus no earlier. */
  isShown: boolean;
}

/**
 * Focuses the first control of a dialog when it opens, where antd focuses the Close button; one that is rendered later
 * as well, as long as nobody has pressed anything.
 * @returns a function that returns the focus to the control that opened the dialog
 */
export function useDialogFocus({ panel, isOpen, isShown }: ShownDialog): () => void {
  const opener = useRef<Element>(null);
  // A layout effect, because effects of the dialog's contents may move the focus.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => (isOpen && panel ? focusFirstControl(panel) : undefined), [isOpen, panel, isShown]);
  // A dialog may unmount without having been closed.
  useEffect(() => (isOpen ? () => restoreFocus(opener.current) : undefined), [isOpen]);
  return () => restoreFocus(opener.current);
}

/**
 * Returns the focus to the control that opened a dialog, unless another one has been focused. The control may have been
 * rendered again meanwhile, or be gone, such as in a deleted row.
 */
export function restoreFocus(opener: Element | null): void {
  if (document.activeElement !== document.body) return;
  const to = findAgain(opener) ?? document.getElementById('content');
  if (to instanceof HTMLElement) to.focus({ preventScroll: true });
}

function findAgain(opener: Element | null): Element | null {
  if (opener?.isConnected && opener !== document.body) return opener;
  const label = opener?.getAttribute('aria-label');
  return label ? document.querySelector(`[aria-label="${CSS.escape(label)}"]`) : null;
}

/** Returns a function that ends the waiting for a control. */
function focusFirstControl(dialog: HTMLElement): () => void {
  const ended = new AbortController();
  const stop = () => ended.abort();
  const focus = () => {
    // A control inside has already focused itself.
    if (isInUse(dialog)) return stop();
    const first = findFirstControl(dialog);
    (first ?? dialog).focus({ preventScroll: true });
    if (first && first === document.activeElement) stop();
  };
  const observer = new MutationObserver(focus);
  ended.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(dialog, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  for (const press of ['keydown', 'pointerdown'])
    document.addEventListener(press, stop, { capture: true, signal: ended.signal });
  focus();
  return stop;
}

/** Whether the focus is in a dialog, elsewhere than on the button that closes it. */
function isInUse(dialog: HTMLElement): boolean {
  const active = document.activeElement;
  return active !== dialog && dialog.contains(active) && !active?.closest('.ant-modal-close');
}
