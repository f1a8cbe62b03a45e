import { useEffect, useRef } from 'react';

/**
 * Focuses an element that replaces the focused one. Otherwise keyboards and screen readers would begin again at the top
 * of the dialog.
 */
export function useFocusIfLost<Focused extends HTMLElement>() {
  const element = useRef<Focused>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
