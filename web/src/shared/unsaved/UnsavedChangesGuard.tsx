import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { askToDiscard } from './ask-to-discard.js';
import { unsavedChangesRegistry } from './unsaved-changes-registry.js';

/** Asks before navigation loses unsaved input. Rendered once in the office. */
export function UnsavedChangesGuard() {
  const blocker = useBlocker((change) => [...unsavedChangesRegistry].some((losesChanges) => losesChanges(change)));
  // Effect events read the current blocker: a later navigation may have replaced the one that asked.
  const discard = useEffectEvent(() => blocker.proceed?.());
  const keep = useEffectEvent(() => blocker.reset?.());
  // Each attempt to leave creates a new blocker. Comparing the state alone is not enough: React may skip the render
  // between two attempts.
  useEffect(() => {
    if (blocker.state === 'blocked') askToDiscard({ onDiscard: () => discard(), onKeep: () => keep() });
  }, [blocker]);
  return null;
}
