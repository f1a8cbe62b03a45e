import { useEffect, useRef, useState } from 'react';
import './hints.css';

interface Hint {
  text: string;
  anchor: Element;
}

/** Milliseconds before a hint is shown or hidden, so that a passing pointer shows none. */
const DELAY = 100;
const GAP = 8;

/**
 * Shows the text of `data-hint` above the hovered or focused control, and above a pressed one that does nothing else
 * (`data-hint-only`), so that a finger finds it. Rendered once for the whole page. Controls have
 * their own names for screen readers, so the hints are hidden from them.
 */
export function Hints() {
  const bubble = useRef<HTMLDivElement>(null);
  const [hint, setHint] = useState<Hint>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const point = ({ target, type }: Event) => {
      const anchor = target instanceof Element ? target.closest('[data-hint]') : null;
      const isPressed = type === 'click' && anchor?.matches('[data-hint-only]');
      const isMeant = isPressed || type === 'pointerover' || anchor?.matches(':focus-visible');
      // Any other press only hides the hint.
      if (type === 'click' && !isPressed) return;
      clearTimeout(timer);
      timer = setTimeout(
        () => setHint(anchor && isMeant && (isPressed || isPointedAt(anchor)) ? hintOf(anchor) : undefined),
        DELAY,
      );
    };
    const hide = ({ type }: Event) => {
      // A scroll or blur just as the pointer arrives must not cancel a hint that is about to show.
      if (type === 'pointerdown' || type === 'keydown') clearTimeout(timer);
      setHint(undefined);
    };
    const shows = ['pointerover', 'focusin', 'click'];
    const hides = ['pointerdown', 'keydown', 'focusout', 'scroll'];
    for (const type of shows) document.addEventListener(type, point);
    for (const type of hides) document.addEventListener(type, hide, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      setHint(undefined);
      for (const type of shows) document.removeEventListener(type, point);
      for (const type of hides) document.removeEventListener(type, hide, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (!hint) return;
    const { left, top, width } = hint.anchor.getBoundingClientRect();
    const shown = bubble.current!;
    shown.showPopover();
    const free = document.documentElement.clientWidth - shown.offsetWidth - GAP;
    shown.style.left = `${Math.max(GAP, Math.min(left + (width - shown.offsetWidth) / 2, free))}px`;
    shown.style.top = `${Math.max(0, top - shown.offsetHeight - GAP)}px`;
    return () => shown.hidePopover();
  }, [hint]);
  return (
    <div ref={bubble} popover="manual" aria-hidden="true" className="hint">
      {hint?.text}
    </div>
  );
}

const isPointedAt = (anchor: Element) => anchor.matches(':hover, :focus-visible');

const hintOf = (anchor: Element): Hint => ({ text: anchor.getAttribute('data-hint')!, anchor });
