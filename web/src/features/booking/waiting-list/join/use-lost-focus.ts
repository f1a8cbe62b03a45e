import { useEffect, useRef } from 'react';

/**
 * Gives an element the focus when it comes in the place of what had it. Otherwise keyboards and screen readers would begin again at
 * the top of the dialog.
 */
export function useLostFocus<Focused extends HTMLElement>() {
  const element = useRef<Focused>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
