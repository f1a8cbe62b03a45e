import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { holdPage } from './hold-page.js';
import { useVisibleHeight } from './use-visible-height.js';
import './booking-dialog.css';
import './booking-sheet.css';

interface Props {
  title: string;
  isResult: boolean;
  /** Escape or a press outside: perhaps not meant. */
  onSlip: () => void;
  children: ReactNode;
}

/**
 * A modal dialog over the page. Not a `<dialog>`: that would make toasts unreachable, which stand outside of it. The page
 * itself is inert meanwhile, and the focus goes back to where it came from.
 */
export function DialogFrame({ title, isResult, onSlip, children }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDivElement>(null);
  useVisibleHeight(dialog);
  const slip = useEffectEvent(onSlip);

  useEffect(() => {
    const opener = document.activeElement;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Else the same press would close the question that it brings up.
      event.preventDefault();
      slip();
    };
    document.addEventListener('keydown', onKey);
    const letGo = holdPage();
    dialog.current?.focus();
    return () => {
      document.removeEventListener('keydown', onKey);
      letGo();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  return createPortal(
    <div
      className="booking-mask"
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onSlip();
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
