import { useEffect, useId, useRef } from 'react';
import './discard-confirm.css';

interface DiscardConfirmProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before the dialog's input is discarded. */
export function DiscardConfirm({ onLeave, onStay }: DiscardConfirmProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // The browser would take the first button.
    stay.current?.focus();
  }, []);
  const keepEditing = () => {
    // Restores the focus here, because the close event may come after the next question has opened.
    dialog.current?.close();
    onStay();
  };
  return (
    <dialog
      ref={dialog}
      className="leave-question"
      aria-labelledby={titleId}
      onClose={onStay}
      // Escape answers this question, it does not ask it again.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h3 id={titleId} className="type-small-head">
        Leave without booking?
      </h3>
      <p>What you have entered will be lost.</p>
      <div>
        <button type="button" className="button" onClick={onLeave}>
          Leave
        </button>
        <button ref={stay} type="button" className="button button-primary" onClick={keepEditing}>
          Keep editing
        </button>
      </div>
    </dialog>
  );
}
