import { useId, useState, type ReactNode, type ToggleEvent } from 'react';
import styles from './calendar-header.module.css';

interface PopoverPanelProps {
  label: string;
  button: (props: { popoverTarget: string; 'aria-haspopup': 'dialog' }) => ReactNode;
  children: (close: () => void) => ReactNode;
}

const GAP = 6;

/** A button with a panel below it. The browser's popover closes the panel again and returns the focus. */
export function PopoverPanel({ label, button, children }: PopoverPanelProps) {
  const id = useId();
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const place = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    const anchor = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
    if (newState !== 'open' || !anchor) return;
    const { left, bottom } = anchor.getBoundingClientRect();
    currentTarget.style.top = `${bottom + GAP}px`;
    currentTarget.style.left = `max(8px, min(${left}px, 100vw - 348px))`;
  };
  return (
    <>
      {button({ popoverTarget: id, 'aria-haspopup': 'dialog' })}
      <div
        ref={setPanel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.popoverPanel}
        onBeforeToggle={place}
      >
        {children(() => panel?.hidePopover())}
      </div>
    </>
  );
}
