import { useEffect, useEffectEvent, useRef } from 'react';

const isOurs = () => !!(history.state as { bookingDialog?: true } | null)?.bookingDialog;

/** Lets the browser's Back mean the dialog, not the page behind it: an entry of its own stands in the history. */
export function useBackCloses(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  const isShown = useRef(false);
  useEffect(() => {
    const stand = () => {
      if (!isOurs()) history.pushState({ ...history.state, bookingDialog: true }, '');
    };
    const onPop = () => {
      stand();
      back();
    };
    isShown.current = true;
    stand();
    window.addEventListener('popstate', onPop);
    return () => {
      isShown.current = false;
      window.removeEventListener('popstate', onPop);
      // A moment later, because React runs effects twice while developing.
      setTimeout(() => !isShown.current && isOurs() && history.back());
    };
  }, []);
}
