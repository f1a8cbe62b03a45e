import { useRef, useState } from 'react';
import { askToDiscard } from './ask-to-discard.js';
import { useUnsavedChangesPrompt } from './use-unsaved-changes-prompt.js';

/** A dialog that is no address of its own: Cancel, Escape, Back and a reload ask first when something entered would be lost. */
export function useUnsavedDialog(isUnsaved: boolean) {
  const [isOpen, setOpen] = useState(true);
  // Closing a dialog may change the address at the same time, before the dialog renders again.
  const isClosed = useRef(false);
  const close = () => {
    isClosed.current = true;
    setOpen(false);
  };
  useUnsavedChangesPrompt(() => isUnsaved && !isClosed.current, isUnsaved && isOpen);
  return {
    isOpen,
    /** Without a question: it is saved. */
    close,
    /** Nothing is lost any more while it fades. */
    leave: () => (isUnsaved && !isClosed.current ? askToDiscard({ onDiscard: close }) : close()),
  };
}
