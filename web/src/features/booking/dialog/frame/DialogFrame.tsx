import { useEffect, useEffectEvent, useId, useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { lockPageScroll } from './lock-page-scroll.js';
import { useVisibleHeight } from './use-visible-height.js';
import '../booking-dialog.css';
import '../booking-sheet.css';

interface DialogSurfaceProps {
  title: string;
  isResult?: boolean;
  /** Whether it opens without an animation, because it replaces an identical-looking dialog. */
  isStill?: boolean;
  surface?: Ref<HTMLDivElement>;
  onMaskDown?: (event: MouseEvent) => void;
  children: ReactNode;
}

interface DialogFrameProps extends Pick<DialogSurfaceProps, 'title' | 'isResult' | 'isStill' | 'children'> {
  /** Called for Escape or a press outside, which may be a slip. */
  onDismiss: () => void;
}

/**
 * A modal dialog over the page. Not a `<dialog>`: that would make toasts unreachable, which are outside of it. The page
 * itself is inert meanwhile, and the focus returns to where it came from.
 */
export function DialogFrame({ onDismiss, ...surface }: DialogFrameProps) {
  const dialog = useRef<HTMLDivElement>(null);
  useVisibleHeight(dialog);
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    const opener = document.activeElement;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Otherwise the same press would also close the question that it opens.
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
    <DialogSurface
      {...surface}
      surface={dialog}
      onMaskDown={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onDismiss();
      }}
    />,
    document.body,
  );
}

/** The visible part of the dialog. */
export function DialogSurface({ title, isResult, isStill, surface, onMaskDown, children }: DialogSurfaceProps) {
  const titleId = useId();
  return (
    <div className={isStill ? 'booking-mask booking-mask-still' : 'booking-mask'} onMouseDown={onMaskDown}>
      <div
        ref={surface}
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
    </div>
  );
}
