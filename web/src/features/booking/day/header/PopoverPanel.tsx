import { useId, useRef, type ReactNode, type ToggleEvent } from 'react';

interface PopoverPanelProps {
  label: string;
  button: (props: { popoverTarget: string; 'aria-haspopup': 'dialog' }) => ReactNode;
  children: (close: () => void) => ReactNode;
}

const GAP = 6;

/** A button that opens a panel below it: the browser's popover closes it again and gives the focus back. */
export function PopoverPanel({ label, button, children }: PopoverPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const place = ({ newState }: ToggleEvent) => {
    const anchor = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
    if (newState !== 'open' || !anchor) return;
    const { left, bottom } = anchor.getBoundingClientRect();
    panel.current!.style.top = `${bottom + GAP}px`;
    panel.current!.style.left = `max(8px, min(${left}px, 100vw - 348px))`;
  };
  return (
    <>
      {button({ popoverTarget: id, 'aria-haspopup': 'dialog' })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className="popover-panel"
        onBeforeToggle={place}
      >
        {children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}
