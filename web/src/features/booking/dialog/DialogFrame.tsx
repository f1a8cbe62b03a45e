import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { lockPageScroll } from './lock-page-scroll.js';
import { useVisibleHeight } from './use-visible-height.js';
import './booking-dialog.css';
import './booking-sheet.css';

interface DialogFrameProps {
  title: string;
  isResult: boolean;
  /** Escape or a press outside: perhaps not meant. */
  onDismiss: () => void;
  children: ReactNode;
}

/**
 * A modal dialog over the page. Not a `<dialog>`: that would make toasts unreachable, which are outside of it. The page
 * itself is inert meanwhile, and the focus goes back to where it came from.
 */
export function DialogFrame({ title, isResult, onDismiss, children }: DialogFrameProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDivElement>(null);
  useVisibleHeight(dialog);
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    const opener = document.activeElement;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Else the same press would close the question that it brings up.
      event.preventDefault();
      dismiss();
    };
    document.addEventListener('keydown', onKey);
    const unlock = lockPageScroll();
    dialog.current?.focus();
    return () => {
      document.removeEventListener('keydown', onKey);
      unlock();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  return createPortal(
    <div
      className="booking-mask"
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onDismiss();
      }}
    >
      <div
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={isResult ? 'booking-dialog booking-dialog-result' : 'booking-dialog'}
      >
        <h2 id={titleId} className="booking-title">
          {title}
        </h2>
        {children}
      </div>
    </div>,
    document.body,
  );
}
