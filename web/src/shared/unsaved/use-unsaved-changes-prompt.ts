import { useEffect, useEffectEvent } from 'react';
import type { BlockerFunction } from 'react-router-dom';
import { prepareQuestions } from '../ui/question.js';
import { dropDiscardQuestion } from './ask-to-discard.js';
import { unsavedChangesRegistry } from './unsaved-changes-registry.js';
import { useBeforeUnloadPrompt } from './use-before-unload-prompt.js';

/** Number of mounted components with unsaved input. */
let unsavedCount = 0;

/**
 * Asks before unsaved input is lost by a link, Back, Escape or a reload. `losesChanges` returns whether a navigation
 * would lose any.
 */
export function useUnsavedChangesPrompt(losesChanges: BlockerFunction, isUnsaved: boolean): void {
  useBeforeUnloadPrompt(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return;
    unsavedCount++;
    prepareQuestions();
    return () => {
      unsavedCount--;
      // The question may have opened during a save, which has left nothing to discard.
      if (unsavedCount === 0) dropDiscardQuestion();
    };
  }, [isUnsaved]);
  const loses = useEffectEvent(losesChanges);
  useEffect(() => {
    const check: BlockerFunction = (change) => loses(change);
    unsavedChangesRegistry.add(check);
    return () => void unsavedChangesRegistry.delete(check);
  }, []);
}
