import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { askToDiscard } from './ask-to-discard.js';
import { unsavedChangesRegistry } from './unsaved-changes-registry.js';

/** Rendered once in the office; asks before a change of address loses what somebody has entered. */
export function UnsavedChangesGuard() {
  const blocker = useBlocker((change) => [...unsavedChangesRegistry].some((losesChanges) => losesChanges(change)));
  const ask = useEffectEvent(() =>
    askToDiscard({ onDiscard: () => blocker.proceed?.(), onKeep: () => blocker.reset?.() }),
  );
  // Each attempt to leave brings a new blocker. Its state alone may be the same as before: React skips the state between
  // two attempts when it has no time to draw it.
  useEffect(() => {
    if (blocker.state === 'blocked') ask();
  }, [blocker]);
  return null;
}
