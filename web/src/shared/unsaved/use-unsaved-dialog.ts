import { useRef, useState } from 'react';
import { askToDiscard } from './ask-to-discard.js';
import { useUnsavedChangesPrompt } from './use-unsaved-changes-prompt.js';

/**
 * Holds the state of a dialog without a URL of its own: Cancel, Escape, Back and a reload ask first when unsaved input
 * would be lost.
 */
export function useUnsavedDialog(isUnsaved: boolean) {
  const [isOpen, setOpen] = useState(true);
  // A ref, because closing may navigate at once, before the new state has rendered.
  const isClosed = useRef(false);
  const close = () => {
    isClosed.current = true;
    setOpen(false);
  };
  useUnsavedChangesPrompt(() => isUnsaved && !isClosed.current, isUnsaved && isOpen);
  return {
    isOpen,
    /** Closes without asking, because everything is saved. */
    close,
    /** Closes, after a question where input would be lost. */
    leave: () => (isUnsaved && !isClosed.current ? askToDiscard({ onDiscard: close }) : close()),
  };
}
