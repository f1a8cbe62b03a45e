import { useRef, useState } from 'react';
import { useDiscardQuestion } from './use-discard-question.js';
import { useLossQuestion } from './use-loss-question.js';

/** A dialog that is no address of its own: Cancel, Escape, Back and a reload ask first when something entered would be lost. */
export function useUnsavedDialog(isUnsaved: boolean) {
  const askToDiscard = useDiscardQuestion();
  const [isOpen, setOpen] = useState(true);
  // What closes a dialog may change the address in the same breath, before it is drawn anew.
  const isClosed = useRef(false);
  const close = () => {
    isClosed.current = true;
    setOpen(false);
  };
  useLossQuestion(() => isUnsaved && !isClosed.current, isUnsaved && isOpen);
  return {
    isOpen,
    /** Without a question: it is saved. */
    close,
    leave: () => (isUnsaved ? askToDiscard({ onDiscard: close }) : close()),
  };
}
