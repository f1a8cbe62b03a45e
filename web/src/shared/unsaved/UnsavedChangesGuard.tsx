import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { askToDiscard } from './ask-to-discard.js';
import { unsavedChangesRegistry } from './unsaved-changes-registry.js';

/** Asks before navigation loses unsaved input. Rendered once in the office. */
export function UnsavedChangesGuard() {
  const blocker = useBlocker((change) => [...unsavedChangesRegistry].some((losesChanges) => losesChanges(change)));
  const ask = useEffectEvent(() =>
    askToDiscard({ onDiscard: () => blocker.proceed?.(), onKeep: () => blocker.reset?.() }),
  );
  // Each attempt to leave creates a new blocker. Comparing the state alone is not enough: React may skip the render
  // between two attempts.
  useEffect(() => {
    if (blocker.state === 'blocked') ask();
  }, [blocker]);
  return null;
}
