import { useEffect } from 'react';

/** Lets the browser ask before a reload or another page loses unsaved input. */
export function useBeforeUnloadPrompt(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
