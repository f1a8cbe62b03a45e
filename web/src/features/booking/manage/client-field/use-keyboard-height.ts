import { useSyncExternalStore } from 'react';

/** Returns the height that an on-screen keyboard covers at the bottom of the page, in CSS pixels. */
export const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, readHeight);

function subscribe(changed: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', changed);
  viewport?.addEventListener('scroll', changed);
  return () => {
    viewport?.removeEventListener('resize', changed);
    viewport?.removeEventListener('scroll', changed);
  };
}

/** The keyboard makes only the visible part of the page smaller. */
function readHeight(): number {
  const viewport = window.visualViewport;
  if (!viewport) return 0;
  return Math.max(0, Math.round(document.documentElement.clientHeight - viewport.offsetTop - viewport.height));
}
