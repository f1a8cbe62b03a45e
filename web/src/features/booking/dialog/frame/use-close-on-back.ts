import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isDialogEntry, pushDialogEntry } from './dialog-entry.js';

/** Gives the dialog a history entry, so that the browser's Back closes it instead of leaving the page behind. */
export function useCloseOnBack(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  const isShown = useRef(false);
  // Before the dialog is seen: whoever goes back at once would leave the page.
  useLayoutEffect(() => {
    const onPopState = () => {
      pushDialogEntry();
      back();
    };
    isShown.current = true;
    pushDialogEntry();
    window.addEventListener('popstate', onPopState);
    return () => {
      isShown.current = false;
      window.removeEventListener('popstate', onPopState);
      // A moment later, because React runs effects twice while developing.
      setTimeout(() => !isShown.current && isDialogEntry() && history.back());
    };
  }, []);
}
