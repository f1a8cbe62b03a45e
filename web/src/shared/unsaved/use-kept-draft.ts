import { useEffect, useEffectEvent } from 'react';
import { draftHolders, dropKeptDraft } from './kept-draft.js';

/** Keeps what was entered over a new sign-in. @param draft undefined while nothing is unsaved */
export function useKeptDraft(key: string, draft: object | undefined): void {
  const hold = useEffectEvent(() => draft && { key, draft });
  useEffect(() => {
    // Whoever opened this has been given theirs by now.
    dropKeptDraft();
    const holder = () => hold();
    draftHolders.add(holder);
    return () => void draftHolders.delete(holder);
  }, []);
}
