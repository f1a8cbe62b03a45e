import { useEffect, useEffectEvent } from 'react';
import { draftHolders, dropKeptDraft } from './kept-draft.js';

/**
 * Keeps unsaved input over a new sign-in; `findKeptDraft` returns it when the form opens again.
 * @param getDraft returns undefined while nothing is unsaved
 */
export function useKeptDraft(key: string, getDraft: () => object | undefined): void {
  const hold = useEffectEvent(() => {
    const draft = getDraft();
    return draft && { key, draft };
  });
  const drop = useEffectEvent(() => dropKeptDraft(key));
  useEffect(() => {
    // The form has read its kept draft in its first rendering.
    drop();
    const holder = () => hold();
    draftHolders.add(holder);
    return () => void draftHolders.delete(holder);
  }, []);
}
